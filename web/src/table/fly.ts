/** Animates a copy of an element from one `data-spot` to another. */

const find = (name: string): Element | undefined =>
  [...document.querySelectorAll("[data-spot]")].find((element) => element.getAttribute("data-spot") === name);

export async function fly(from: string, to: string, milliseconds: number): Promise<void> {
  const [source, target] = [find(from), find(to)];
  if (!source || !target || milliseconds < 50) return;
  const [a, b] = [source.getBoundingClientRect(), target.getBoundingClientRect()];
  if (!a.width || !b.width) return;
  const clone = source.cloneNode(true) as HTMLElement;
  clone.removeAttribute("data-spot");
  clone.setAttribute("aria-hidden", "true");
  clone.inert = true;
  Object.assign(clone.style, {
    position: "fixed",
    left: `${a.left}px`,
    top: `${a.top}px`,
    width: `${a.width}px`,
    height: `${a.height}px`,
    maxWidth: "none",
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
  });
  document.body.append(clone);
  const [dx, dy] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
  const flight = clone.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 30}px) scale(1.08)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px) scale(.4)`, opacity: 0.25 },
    ],
    { duration: milliseconds, easing: "ease-in-out" },
  );
  await flight.finished.catch(() => undefined);
  clone.remove();
}
