/** The calls about ratings, friends and clubs. */

import { ask, json } from "./api";
import type { ClubInfo, ClubLink, ClubPage, FriendCodeInfo, Friends, RatingList, TableRatings } from "./protocol";

export const ratings = {
  best: (game = "", seats = 0) => json<RatingList>(`ratings?game=${encodeURIComponent(game)}&seats=${seats}`),
  ofTable: (table: string) => json<TableRatings>(`tables/${table}/ratings`),
};

export const friends = {
  all: () => json<Friends>("friends"),
  seen: (code: string) => json<FriendCodeInfo>("friends/seen", "POST", { code }),
  ask: (code: string) => json<Friends>("friends", "POST", { code }),
  askAtTable: (table: string, seat: number) => json<Friends>("friends/at-table", "POST", { table, seat }),
  blockAtTable: (table: string, seat: number) => json<Friends>("friends/block-at-table", "POST", { table, seat }),
  accept: (id: string) => json<Friends>(`friends/${id}/accept`, "POST", {}),
  remove: (id: string) => json<Friends>(`friends/${id}`, "DELETE"),
  block: (id: string) => json<Friends>(`friends/${id}/block`, "POST", {}),
  newCode: () => json<Friends>("friends/code", "POST", {}),
  invite: (table: string, friend: string) => ask(`tables/${table}/invite`, "POST", { friend }),
  decline: (table: string) => ask(`tables/${table}/invite`, "DELETE"),
};

export const clubs = {
  all: () => json<ClubInfo[]>("clubs"),
  found: (name: string) => json<ClubPage>("clubs", "POST", { name }),
  page: (id: string) => json<ClubPage>(`clubs/${id}`),
  rename: (id: string, name: string) => json<ClubPage>(`clubs/${id}`, "PATCH", { name }),
  remove: (id: string) => ask(`clubs/${id}`, "DELETE"),
  newCode: (id: string) => json<ClubPage>(`clubs/${id}/code`, "POST", {}),
  leave: (id: string) => ask(`clubs/${id}/leave`, "POST", {}),
  removeMember: (id: string, number: number, name: string) =>
    json<ClubPage>(`clubs/${id}/remove`, "POST", { number, name }),
  seen: (code: string) => json<ClubLink>("club-links/seen", "POST", { code }),
  join: (code: string) => json<ClubPage>("club-links", "POST", { code }),
};
