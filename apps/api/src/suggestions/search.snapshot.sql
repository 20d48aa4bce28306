/* own plan */
    with hit as materialized (
      select ((case when $1 between wants_age_min and wants_age_max then 3 else 0 end + case when $2 between wants_height_min and wants_height_max then 1 else 0 end + case when (wants_countries = '{}' or $3 = any(wants_countries)) then 3 else 0 end + case when "wants_home" & $4::bigint = $5::bigint then 9 else case when "wants_home" & $6::bigint <> 0 then 3 else 0 end + case when "wants_home" & $7::bigint <> 0 then 2 else 0 end + case when "wants_home" & $8::bigint <> 0 then 2 else 0 end + case when "wants_home" & $9::bigint <> 0 then 1 else 0 end + case when "wants_home" & $10::bigint <> 0 then 1 else 0 end end + case when "wants_caste" & $11::bigint <> 0 then 2 else 0 end + case when "wants_tongue" & $12::bigint <> 0 then 2 else 0 end + case when "wants_occupation" & $13::bigint <> 0 then 1 else 0 end + case when "wants_career" & $14::bigint = $15::bigint then 3 else case when "wants_career" & $16::bigint <> 0 then 2 else 0 end + case when "wants_career" & $17::bigint <> 0 then 1 else 0 end end) << 17) + (has_picture::integer << 16) + last_active_day as standing, member_id from "match_cards_male" where born_on_day between $18 and $19 and height_inches between $20 and $21 and country_id = any($22::integer[]) and "is_home" & $23::bigint = 0 and "is_caste" = any($24::bigint[]) and "is_career" & $25::bigint = 0 and suggestable_from_day <= $26 and paternal_gotra <> all($27::bigint[]) and maternal_gotra <> all($28::bigint[])
    ), near as materialized (
      select array(
    select blocked_id as id from blocks where blocker_id = $29
    union all select blocker_id from blocks where blocked_id = $30
    union all select sender_id from connection_requests where receiver_id = $31
    union all select receiver_id from connection_requests where sender_id = $32 and status <> 'rejected') as ids
    ), few as materialized (
      select member_id, member_id = any((select ids from near)::text[]) as away
      from "match_cards_male" where member_id = any((select ids from near) || $33::text[]) and born_on_day between $34 and $35 and height_inches between $36 and $37 and country_id = any($38::integer[]) and "is_home" & $39::bigint = 0 and "is_caste" = any($40::bigint[]) and "is_career" & $41::bigint = 0 and suggestable_from_day <= $42 and paternal_gotra <> all($43::bigint[]) and maternal_gotra <> all($44::bigint[])
    ), counted as (
      select (select count(*) from hit)::integer - count(*) filter (where away)::integer as total,
        count(*)::integer as fewer, count(*) filter (where not away)::integer as seen from few
    )
    select total, total - seen as remaining,
      array(select member_id from few where not away) as still,
      array(
        select member_id from (
          select standing, member_id from hit order by standing desc, member_id collate "C"
          limit $45::integer + $46::integer + (select fewer from counted)
        ) as best
        where member_id not in (select member_id from few)
        order by standing desc, member_id collate "C" limit $47 offset $48
      ) as fresh
    from counted
