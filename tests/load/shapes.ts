import { dayIn, india_time_zone, yearsBefore } from "@sanjog/domain/calendar";
import { inchesFrom } from "@sanjog/domain/profiles/height";
import { any_option, optionLists } from "@sanjog/domain/reference/option-lists";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../apps/api/src/platform/database/open.ts";
import type { MatchProfile } from "../../apps/api/src/relations/queries/match-profiles.ts";
import { findSuggestions } from "../../apps/api/src/suggestions/queries.ts";

/** A way of finding suggestions, measured on the same community as the others. */
export type Shape = {
  name: string;
  /** Makes what the shape keeps beside the product's own tables. Only once. */
  prepare?(db: Db): Promise<void>;
  search(db: Db, viewer: MatchProfile, now: Date): Promise<unknown>;
};

const ours: Shape = {
  name: "match cards",
  search: (db, viewer, now) => findSuggestions(db, viewer, { page: 1, per_page: 8 }, now),
};

const lists = [
  ["marital_status", "p"],
  ["mother_tongue", "p"],
  ["religion", "p"],
  ["caste", "p"],
  ["diet", "p"],
  ["family_type", "f"],
  ["occupation", "c"],
  ["residential_status", "c"],
] as const;

const either = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

const bornFor = ({ wishes }: MatchProfile, now: Date) => {
  const today = dayIn(now, india_time_zone);
  return { from: yearsBefore(today, wishes.age_max + 1), to: yearsBefore(today, wishes.age_min) };
};

const between = (
  id: string,
) => sql`not exists (select from blocks b where (b.blocker_id = ${id} and b.blocked_id = m.id)
    or (b.blocker_id = m.id and b.blocked_id = ${id}))
  and not exists (select from connection_requests r where (r.sender_id = m.id and r.receiver_id = ${id})
    or (r.sender_id = ${id} and r.receiver_id = m.id and r.status <> 'rejected'))`;

/**
 * Tables in normal form, joined, as a typical service has them: a row for each step, a row for each option wished for.
 * It answers what the match cards answer: all wishes of the viewer, ordered by those of the other that are met, a total.
 */
const normalised: Shape = {
  name: "normalised tables",
  async prepare(db) {
    await sql`drop table if exists wished_options`.execute(db);
    await sql`create table wished_options (member_id text, field text, option text)`.execute(db);
    for (const [field] of lists) {
      await sql`insert into wished_options
        select member_id, ${sql.lit(field)}, unnest(${sql.ref(field)}) from preferences
        where ${sql.ref(field)} <> '{any}'`.execute(db);
    }
    await sql`create index wished_options_by_member on wished_options (member_id, field, option)`.execute(db);
    await sql`create index if not exists bench_by_dob on personal_details (dob)`.execute(db);
    await sql`analyze`.execute(db);
  },
  search: (db, viewer, now) => normalisedSearch(viewer, now).execute(db),
};

const rank = (column: RawBuilder<unknown>, ids: readonly string[]) =>
  sql`array_position(${sql.lit(`{${ids.join()}}`)}::text[], ${column})`;

function normalisedSearch(viewer: MatchProfile, now: Date) {
  const { wishes, facts } = viewer;
  const { from, to } = bornFor(viewer, now);
  const mine = lists
    .filter(([field]) => !(wishes[field] as readonly string[]).includes(any_option))
    .map(
      ([field, table]) =>
        sql`${sql.ref(`${table}.${field}`)} = any(${[...(wishes[field] as string[])]}::text[])`,
    );
  const theirs = lists.map(
    ([
      field,
    ]) => sql`(not exists (select from wished_options o where o.member_id = m.id and o.field = ${sql.lit(field)})
      or exists (select from wished_options o where o.member_id = m.id and o.field = ${sql.lit(field)}
        and o.option = ${facts[field]}))::integer`,
  );
  const countries = wishes.country.filter((id) => id !== any_option);
  return sql`
    select m.id, count(*) over () as total
    from members m
    join personal_details p on p.member_id = m.id
    join family_details f on f.member_id = m.id
    join career_details c on c.member_id = m.id
    join preferences w on w.member_id = m.id
    left join pictures i on i.member_id = m.id and i.kind = 'profile'
    where m.gender <> ${viewer.gender} and m.profile_status in (1, 4) and m.public_profile
      and m.phone_verified_at is not null and m.deletion_requested_at is null
      and p.dob > ${from} and p.dob <= ${to}
      and p.height_inches between ${inchesFrom(wishes.height_min)} and ${inchesFrom(wishes.height_max)}
      and ${rank(sql`c.highest_degree`, optionLists.highest_degree)}
        between ${optionLists.highest_degree.indexOf(wishes.minimum_education) + 1}
        and ${optionLists.highest_degree.indexOf(wishes.maximum_education) + 1}
      ${wishes.income === any_option ? sql`` : sql`and ${rank(sql`c.annual_income`, optionLists.annual_income)} >= ${optionLists.annual_income.indexOf(wishes.income) + 1}`}
      ${countries.length === 0 ? sql`` : sql`and c.country_id = any(${countries}::integer[])`}
      ${mine.length === 0 ? sql`` : sql`and ${either(mine)}`}
      and ${between(viewer.id)}
    order by ${sql.join(theirs, sql` + `)}
      + (extract(year from age(${facts.dob}::date)) between w.age_min and w.age_max)::integer
      + (${facts.height_inches} between w.height_min_inches and w.height_max_inches)::integer desc,
      (i.id is not null) desc, m.last_active_on desc, m.id
    limit 8`;
}

const numbers = Array.from({ length: 47 }, (_, i) => i + 1);

/**
 * After Duolicious, in its own order: at most 30,000 near people of the wanted gender; the 10,000 nearest by a vector of
 * 47 numbers; each preference of both sides tested; 500 numbered into a table of the searcher's, from which pages are read.
 */
const duolicious: Shape = {
  name: "after Duolicious",
  async prepare(db) {
    await sql`drop table if exists bench_person`.execute(db);
    await sql`create table bench_person as
      select m.id, m.gender, p.dob, p.height_inches, p.marital_status, p.mother_tongue, p.religion, p.caste, p.diet,
        f.family_type, c.occupation, c.residential_status, c.country_id,
        (select array_agg((hashtextextended(m.id, n) % 1000)::real / 1000) from generate_series(1, 47) n) as personality
      from members m join personal_details p on p.member_id = m.id join family_details f on f.member_id = m.id
      join career_details c on c.member_id = m.id
      where m.profile_status in (1, 4) and m.public_profile and m.phone_verified_at is not null`.execute(db);
    await sql`alter table bench_person add primary key (id)`.execute(db);
    await sql`create index bench_person_reach on bench_person (gender, country_id)`.execute(db);
    await sql`create unlogged table if not exists bench_search_cache
      (searcher text, position integer, prospect text, primary key (searcher, position))`.execute(db);
    await sql`analyze bench_person`.execute(db);
  },
  search: (db, viewer, now) => duoliciousSearch(viewer, now).execute(db),
};

function duoliciousSearch(viewer: MatchProfile, now: Date) {
  const { wishes, facts, id } = viewer;
  const { from, to } = bornFor(viewer, now);
  const countries = wishes.country.filter((country) => country !== any_option);
  const reach = countries.length === 0 ? sql`true` : sql`country_id = any(${countries}::integer[])`;
  const mine = lists
    .filter(([field]) => !(wishes[field] as readonly string[]).includes(any_option))
    .map(([field]) => sql`q.${sql.ref(field)} = any(${[...(wishes[field] as string[])]}::text[])`);
  const theirs = lists.map(([field]) => {
    return sql`(w.${sql.ref(field)} = '{any}' or ${facts[field]} = any(w.${sql.ref(field)}))`;
  });
  const product = sql.join(
    numbers.map((n) => sql`q.personality[${sql.lit(n)}] * me.personality[${sql.lit(n)}]`),
    sql` + `,
  );
  return sql`
    with me as (select personality from bench_person where id = ${id}),
    near as materialized (
      select id from bench_person where gender <> ${viewer.gender} and ${reach} limit 30000
    ), nearest as materialized (
      select q.* from near join bench_person q using (id), me order by ${product} desc limit 10000
    ), fitting as (
      select q.id from nearest q join preferences w on w.member_id = q.id
      where q.dob > ${from} and q.dob <= ${to}
        and q.height_inches between ${inchesFrom(wishes.height_min)} and ${inchesFrom(wishes.height_max)}
        and extract(year from age(${facts.dob}::date)) between w.age_min and w.age_max
        and ${either([...mine, ...theirs])}
        and not exists (select from blocks b where b.blocker_id = ${id} and b.blocked_id = q.id)
        and not exists (select from blocks b where b.blocked_id = ${id} and b.blocker_id = q.id)
        and not exists (select from connection_requests r where r.sender_id = ${id} and r.receiver_id = q.id)
        and not exists (select from connection_requests r where r.receiver_id = ${id} and r.sender_id = q.id)
      limit 500
    ), forgotten as (
      delete from bench_search_cache where searcher = ${id} and position > 500
    ), cached as (
      insert into bench_search_cache select ${id}, row_number() over (), id from fitting
      on conflict (searcher, position) do update set prospect = excluded.prospect returning position, prospect
    )
    select prospect from cached where position <= 8 order by position`;
}

/**
 * After Alovoa: member, dates, gender and preferences joined; ages fit both ways; those already dealt with are sent as
 * lists; 30 rows in order of donation and no second page. No total, and of their wishes only the age.
 */
const alovoa: Shape = {
  name: "after Alovoa",
  async prepare(db) {
    await sql`drop table if exists bench_donations`.execute(db);
    await sql`create table bench_donations as
      select id as member_id, abs(hashtextextended(id, 7) % 100000) as total from members`.execute(db);
    await sql`alter table bench_donations add primary key (member_id)`.execute(db);
    await sql`create index if not exists bench_by_dob on personal_details (dob)`.execute(db);
    await sql`analyze bench_donations`.execute(db);
  },
  async search(db, viewer, now) {
    const gone = await sql<{
      id: string;
    }>`select receiver_id as id from connection_requests where sender_id = ${viewer.id}
      union all select blocked_id from blocks where blocker_id = ${viewer.id}
      union all select blocker_id from blocks where blocked_id = ${viewer.id}`.execute(db);
    return alovoaSearch(
      viewer,
      now,
      gone.rows.map(({ id }) => id),
    ).execute(db);
  },
};

function alovoaSearch(viewer: MatchProfile, now: Date, gone: readonly string[]) {
  const { from, to } = bornFor(viewer, now);
  const excluded = gone.length === 0 ? sql`` : sql`and m.id not in (${sql.join(gone)})`;
  const countries = viewer.wishes.country.filter((country) => country !== any_option);
  return sql`
    select m.*, p.*, c.*, d.total from members m
    join personal_details p on p.member_id = m.id
    join career_details c on c.member_id = m.id
    join preferences w on w.member_id = m.id
    join bench_donations d on d.member_id = m.id
    join pictures i on i.member_id = m.id and i.kind = 'profile'
    where m.profile_status in (1, 4) and m.phone_verified_at is not null and m.gender <> ${viewer.gender}
      and p.dob > ${from} and p.dob <= ${to}
      and extract(year from age(${viewer.facts.dob}::date)) between w.age_min and w.age_max
      ${countries.length === 0 ? sql`` : sql`and c.country_id = any(${countries}::integer[])`}
      ${excluded}
    order by d.total desc limit 30`;
}

/** The first is the product's own. */
export const shapes = [ours, normalised, duolicious, alovoa] as const;
