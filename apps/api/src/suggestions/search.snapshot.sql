with hit as materialized (
      select ((((24 - (case when $1 between wants_age_min and wants_age_max then 3 else 0 end + case when $2 between wants_height_min and wants_height_max then 1 else 0 end + case when (wants_countries = '{}' or $3 = any(wants_countries)) then 3 else 0 end + case when "wants_home" & $4::bigint = $5::bigint then 9 else case when "wants_home" & $6::bigint <> 0 then 3 else 0 end + case when "wants_home" & $7::bigint <> 0 then 2 else 0 end + case when "wants_home" & $8::bigint <> 0 then 2 else 0 end + case when "wants_home" & $9::bigint <> 0 then 1 else 0 end + case when "wants_home" & $10::bigint <> 0 then 1 else 0 end end + case when "wants_caste" & $11::bigint <> 0 then 2 else 0 end + case when "wants_tongue" & $12::bigint <> 0 then 2 else 0 end + case when "wants_occupation" & $13::bigint <> 0 then 1 else 0 end + case when "wants_career" & $14::bigint = $15::bigint then 3 else case when "wants_career" & $16::bigint <> 0 then 2 else 0 end + case when "wants_career" & $17::bigint <> 0 then 1 else 0 end end) + 0) / 2 + many_waiting::integer)::bigint * 2 + (last_active_day < $18::integer)::integer) << 46) + (shown_lately::bigint << 31) + ((shuffle_key::bigint * $19::bigint + $20::bigint) % 2147483647) as sort_key, member_id from "match_cards_male" where born_on_day between $21 and $22 and height_inches between $23 and $24 and country_id = any($25::integer[]) and "is_home" & $26::bigint = 0 and "is_caste" = any($27::bigint[]) and "is_career" & $28::bigint = 0 and suggestable_from_day <= $29 and paternal_gotra <> all($30::bigint[]) and maternal_gotra <> all($31::bigint[])
    ), near as materialized (
      select array(
    select blocked_id as id from blocks where blocker_id = $32
    union all select blocker_id from blocks where blocked_id = $33
    union all select sender_id from connection_requests where receiver_id = $34
    union all select receiver_id from connection_requests
      where sender_id = $35 and (status <> 'rejected' or answered_at > $36)
    union all select member_id from set_aside_entries
      where owner_id = $37 and set_aside_at > $38
    union all select r.receiver_id from members viewer
    join members other on other.phone_hash = viewer.phone_hash and other.phone_verified_at is not null
      and other.id <> viewer.id
    join connection_requests r on r.sender_id = other.id and r.status = 'rejected'
    where viewer.id = $39 and viewer.phone_verified_at is not null and r.answered_at > $40) as ids
    ), few as materialized (
      select member_id, member_id = any((select ids from near)::text[]) as away
      from (select member_id from "match_cards_male" where member_id = any((select ids from near) || $41::text[]) and born_on_day between $42 and $43 and height_inches between $44 and $45 and country_id = any($46::integer[]) and "is_home" & $47::bigint = 0 and "is_caste" = any($48::bigint[]) and "is_career" & $49::bigint = 0 and suggestable_from_day <= $50 and paternal_gotra <> all($51::bigint[]) and maternal_gotra <> all($52::bigint[])) as found
    ), counted as (
      select (select count(*) from hit)::integer - count(*) filter (where away)::integer as total,
        count(*)::integer as fewer, count(*) filter (where not away)::integer as seen from few
    )
    select total, total - seen as remaining,
      array(select member_id from few where not away) as still,
      array(
        select member_id from (
          select sort_key, member_id from hit order by sort_key, member_id collate "C"
          limit $53::integer + $54::integer + (select fewer from counted)
        ) as best
        where member_id not in (select member_id from few)
        order by sort_key, member_id collate "C" limit $55 offset $56
      ) as fresh
    from counted
