with hit as materialized (
      select ((case when $1 between wants_age_min and wants_age_max then 3 else 0 end + case when $2 between wants_height_min and wants_height_max then 1 else 0 end + case when (wants_countries = '{}' or $3 = any(wants_countries)) then 3 else 0 end + case when "wants_home" & $4::bigint = $5::bigint then 9 else case when "wants_home" & $6::bigint <> 0 then 3 else 0 end + case when "wants_home" & $7::bigint <> 0 then 2 else 0 end + case when "wants_home" & $8::bigint <> 0 then 2 else 0 end + case when "wants_home" & $9::bigint <> 0 then 1 else 0 end + case when "wants_home" & $10::bigint <> 0 then 1 else 0 end end + case when "wants_caste" & $11::bigint <> 0 then 2 else 0 end + case when "wants_tongue" & $12::bigint <> 0 then 2 else 0 end + case when "wants_occupation" & $13::bigint <> 0 then 1 else 0 end + case when "wants_career" & $14::bigint = $15::bigint then 3 else case when "wants_career" & $16::bigint <> 0 then 2 else 0 end + case when "wants_career" & $17::bigint <> 0 then 1 else 0 end end) << 17) + (has_picture::integer << 16) + last_active_day as standing, member_id from "match_cards_male" where born_on_day between $18 and $19 and height_inches between $20 and $21 and country_id = any($22::integer[]) and "is_home" & $23::bigint = 0 and "is_caste" = any($24::bigint[]) and "is_career" & $25::bigint = 0 and suggestable_from_day <= $26 and paternal_gotra <> all($27::bigint[]) and maternal_gotra <> all($28::bigint[])
    ), near as materialized (
      select array(
    select blocked_id as id from blocks where blocker_id = $29
    union all select blocker_id from blocks where blocked_id = $30
    union all select sender_id from connection_requests where receiver_id = $31
    union all select receiver_id from connection_requests
      where sender_id = $32 and (status <> 'rejected' or answered_at > $33)
    union all select r.receiver_id from members viewer
    join members other on other.phone_hash = viewer.phone_hash and other.phone_verified_at is not null
      and other.id <> viewer.id
    join connection_requests r on r.sender_id = other.id and r.status = 'rejected'
    where viewer.id = $34 and viewer.phone_verified_at is not null and r.answered_at > $35) as ids
    ), few as materialized (
      select member_id, member_id = any((select ids from near)::text[]) as away
      from "match_cards_male" where member_id = any((select ids from near) || $36::text[]) and born_on_day between $37 and $38 and height_inches between $39 and $40 and country_id = any($41::integer[]) and "is_home" & $42::bigint = 0 and "is_caste" = any($43::bigint[]) and "is_career" & $44::bigint = 0 and suggestable_from_day <= $45 and paternal_gotra <> all($46::bigint[]) and maternal_gotra <> all($47::bigint[])
    ), counted as (
      select (select count(*) from hit)::integer - count(*) filter (where away)::integer as total,
        count(*)::integer as fewer, count(*) filter (where not away)::integer as seen from few
    )
    select total, total - seen as remaining,
      array(select member_id from few where not away) as still,
      array(
        select member_id from (
          select standing, member_id from hit order by standing desc, member_id collate "C"
          limit $48::integer + $49::integer + (select fewer from counted)
        ) as best
        where member_id not in (select member_id from few)
        order by standing desc, member_id collate "C" limit $50 offset $51
      ) as fresh
    from counted
