/** Why nobody plays on at a closed table: everybody has left it, or the host of the server closed it. */

import type { SeatInfo } from "./protocol";

export function closedKey(seats: SeatInfo[]): string {
  const people = seats.filter((seat) => seat.kind === "person");
  return people.length && people.every((seat) => seat.resigned) ? "web-all-left" : "web-closed";
}
