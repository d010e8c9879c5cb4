/** Copies a text. The clipboard API needs a secure page; on a local network without TLS a hidden field is copied. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.className = "spoken";
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field); // outside an open dialog nothing has focus
  field.select();
  document.execCommand("copy");
  field.remove();
}
