import { type Kysely, sql } from "kysely";

/** The steps of a profile, privacy settings, pictures. Owned by profiles, preferences, privacy, photos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const owner = `member_id text primary key references members on delete cascade, updated_at timestamptz not null`;

const statements = [
  `create table personal_details (
    ${owner},
    firstname text not null, lastname text not null, dob date not null, blood_group text not null,
    height_inches smallint not null constraint height_is_human check (height_inches between 48 and 95),
    weight smallint not null,
    marital_status text not null, mother_tongue text not null, religion text not null, caste text not null,
    diet text not null, namdhari_sect boolean not null,
    differently_abled boolean not null, disability_explain text not null,
    instagram_link text not null, facebook_link text not null,
    reference boolean not null, reference_name text not null, reference_relation text not null,
    reference_contact text not null,
    hobbies text[] not null constraint at_most_five_hobbies check (cardinality(hobbies) <= 5),
    express_yourself text not null
  )`,
  `create table family_details (
    ${owner},
    father_name text not null, father_occupation text not null,
    mother_name text not null, mother_occupation text not null,
    brother_count smallint not null, brother_married_count smallint not null,
    sister_count smallint not null, sister_married_count smallint not null,
    paternal_gotra text not null, paternal_gotra_other text not null,
    maternal_gotra text not null, maternal_gotra_other text not null,
    family_type text not null, live_with_family boolean not null, family_living_in text not null,
    contact_address text not null, about_family text not null,
    constraint married_brothers_within_brothers check (brother_married_count between 0 and brother_count),
    constraint married_sisters_within_sisters check (sister_married_count between 0 and sister_count)
  )`,
  `create table career_details (
    ${owner},
    country_id integer not null, state_id integer not null, city_id integer not null, pincode text not null,
    residential_status text not null, highest_degree text not null, employed_in text not null,
    occupation text not null, annual_income text not null
  )`,
  `create table preferences (
    ${owner},
    age_min smallint not null, age_max smallint not null,
    height_min_inches smallint not null, height_max_inches smallint not null,
    marital_status text[] not null, mother_tongue text[] not null, religion text[] not null, caste text[] not null,
    diet text[] not null, family_type text[] not null, occupation text[] not null,
    residential_status text[] not null, country integer[] not null,
    minimum_education text not null, maximum_education text not null, income text not null,
    gotra_rule text not null constraint gotra_rule_is_known check (gotra_rule in ('avoid', 'warn', 'ignore')),
    about_desired_partner text not null,
    constraint ages_in_order check (age_min <= age_max),
    constraint heights_in_order check (height_min_inches <= height_max_inches)
  )`,
  `create table privacy_settings (
    member_id text not null references members on delete cascade,
    privacy_id text not null,
    privacy_value text not null constraint audience_is_known check (privacy_value in ('public', 'private', 'friends')),
    primary key (member_id, privacy_id)
  )`,
  `create table pictures (
    id text primary key,
    member_id text not null references members on delete cascade,
    kind text not null constraint picture_kind_is_known check (kind in ('profile', 'gallery')),
    storage_key text not null unique,
    created_at timestamptz not null
  )`,
  `create unique index one_profile_picture_per_member on pictures (member_id) where kind = 'profile'`,
  `create index pictures_by_member on pictures (member_id, created_at)`,
];
