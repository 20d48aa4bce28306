import { expect, test } from "vitest";
import { endsLeases, lease_ms, leasesOf } from "./lease.ts";

test.each([
  ['delete from "member_sessions" where "id" = $1', true],
  ["delete from members where id = $1", true],
  ["truncate members, idempotency_keys cascade", true],
  ['update "member_sessions" set "ended_reason" = $1 where "member_id" = $2', true],
  ['update "members" set "password_hash" = $1, "profile_status" = $2 where "id" = $3', true],
  ['update "members" as "m" set\n "phone_verified_at" = $1', true],
  ['with "gone" as (delete from "member_sessions" returning "id") select count(*) from "gone"', true],
  ['update "members" set "last_active_on" = $1 where "id" = $2', false],
  ['update "preferences" set "age_min" = $1 where "member_id" = $2', false],
  ['update "pictures" set "gender" = $1', false],
  ['update "proposals" set "status" = $1 where not exists (select from members m where m.id = $2)', false],
  ['merge into "members" using "new" on true when matched then update set "profile_status" = 1', true],
  ['insert into "members" ("id") values ($1) on conflict ("id") do update set "gender" = $2', true],
  ["update only members set profile_status=$1", true],
  ["truncate table consents, members cascade", true],
  ['/* own plan */ with "a" as (select "id" from "members") select * from "a"', false],
  ['insert into "member_sessions" ("id", "expires_at") values ($1, $2)', false],
  ['select "profile_status" from "members" where "profile_status" = $1', false],
  ['delete from "member_sessions_of_old"', false],
])("%s ends leases: %s", (statement, ends) => {
  expect(endsLeases(statement)).toBe(ends);
});

test("a lease holds for its time, counted from the question, and not beyond an end", () => {
  const leases = leasesOf({});
  const asked_at = performance.now();
  expect(leases.hold(asked_at, asked_at)).toBe(true);
  expect(leases.hold(asked_at, asked_at + lease_ms - 1)).toBe(true);
  expect(leases.hold(asked_at, asked_at + lease_ms + 1)).toBe(false);
  leases.end();
  expect(leases.hold(asked_at, asked_at)).toBe(false);
});
