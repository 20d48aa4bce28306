import { type Kysely, sql } from "kysely";

/**
 * The number by which one family tells another which profile is meant: on paper, on the phone. Nine digits by chance,
 * never in a row, so that no number says how many there are or who is next. A column of `members`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const by_chance = `(100000000 + (('x' || substr(md5(gen_random_uuid()::text), 1, 12))::bit(48)::bigint % 900000000))::text`;

const statements = [
  `alter table members add column profile_number text
    constraint a_profile_number_has_nine_digits check (profile_number ~ '^[1-9][0-9]{8}$')`,
  `update members set profile_number = ${by_chance}`,
  `create function free_profile_number() returns text language plpgsql volatile as $$
    declare
      number text;
    begin
      loop
        number := ${by_chance};
        exit when not exists (select from members where profile_number = number);
      end loop;
      return number;
    end $$`,
  `alter table members
    alter column profile_number set default free_profile_number(),
    alter column profile_number set not null,
    add constraint one_member_per_profile_number unique (profile_number)`,
];
