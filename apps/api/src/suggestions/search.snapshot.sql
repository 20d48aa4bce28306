/* own plan */
    with hit as materialized (
      select member_id, case when $1 between wants_age_min and wants_age_max then 3 else 0 end + case when $2 between wants_height_min and wants_height_max then 1 else 0 end + case when "wants_home" & $3::bigint <> 0 then 3 else 0 end + case when "wants_tongue" & $4::bigint <> 0 then 2 else 0 end + case when "wants_home" & $5::bigint <> 0 then 2 else 0 end + case when "wants_caste" & $6::bigint <> 0 then 2 else 0 end + case when "wants_home" & $7::bigint <> 0 then 2 else 0 end + case when "wants_home" & $8::bigint <> 0 then 1 else 0 end + case when "wants_occupation" & $9::bigint <> 0 then 1 else 0 end + case when (wants_countries = '{}' or $10 = any(wants_countries)) then 3 else 0 end + case when "wants_home" & $11::bigint <> 0 then 1 else 0 end + case when "wants_career" & $12::bigint <> 0 then 2 else 0 end + case when "wants_career" & $13::bigint <> 0 then 1 else 0 end as weight, has_picture, last_active_day
      from "match_cards_male"
      where born_on_day between $14 and $15 and height_inches between $16 and $17 and country_id = any($18::integer[]) and "is_home" & $19::bigint = 0 and "is_career" & $20::bigint = 0 and suggestable_from_day <= $21 and member_id not in (
    select blocked_id from blocks where blocker_id = $22
    union all select blocker_id from blocks where blocked_id = $23
    union all select sender_id from connection_requests where receiver_id = $24
    union all select receiver_id from connection_requests where sender_id = $25 and status <> 'rejected') and paternal_gotra <> all($26::bigint[]) and maternal_gotra <> all($27::bigint[])
    ), counted as (
      select count(*)::integer as total, count(*) filter (where member_id <> all($28::text[]))::integer as remaining from hit
    )
    select total, remaining, '{}'::text[] as kept,
      array(
        select member_id from hit where member_id <> all($29::text[])
        order by weight desc, has_picture desc, last_active_day desc, member_id collate "C"
        limit $30 offset $31
      ) as fresh
    from counted
