import type { OptionTitles } from "@sanjog/domain/reference/option-titles";

type Words<List extends keyof OptionTitles> = Partial<Record<keyof OptionTitles[List], string>>;

export const educationWords: Words<"highest_degree"> = {
  no_schooling: "uneducated, illiterate, anparh, anpadh, not educated, no education, none",
  primary: "5th, fifth, 5, panjvin, primary school, class 5, ਪੰਜ, 5ਵੀਂ, ਪੰਜ ਜਮਾਤਾਂ",
  middle: "8th, eighth, 8, athvin, class 8, ਮਿਡਲ, ਅੱਠ, 8ਵੀਂ, ਅੱਠ ਜਮਾਤਾਂ",
  matric: "tenth, 10, matriculation, metric, dasvin, ssc, class 10, high school, ਦਸ, 10ਵੀਂ, ਦਸ ਜਮਾਤਾਂ",
  senior_secondary:
    "twelfth, 12, plus two, +2, plus 2, 10+2, higher secondary, barhvin, hsc, intermediate, inter, class 12, high school, ਪਲੱਸ ਟੂ, 12ਵੀਂ, ਬਾਰਾਂ, ਬਾਰਾਂ ਜਮਾਤਾਂ, eleventh, 11th",
  iti: "iti, trade, certificate, apprenticeship, nvq, vocational, red seal, ਸਰਟੀਫਿਕੇਟ, ਹੁਨਰ, ਟਰੇਡ, skill course",
  diploma:
    "polytechnic, gnm, anm, ett, dpharm, d pharmacy, d pharma, jbt, d.ed, college diploma, diploma holder, ncd, hotel management diploma, dmlt, cert iv, ਪੌਲੀਟੈਕਨਿਕ, ਜੀ.ਐੱਨ.ਐੱਮ., ਏ.ਐੱਨ.ਐੱਮ., ਈ.ਟੀ.ਟੀ., level 5",
  college_studying:
    "studying, student, college, undergraduate, pursuing, pursuing degree, final year, first year, ba part, running, ਪੜ੍ਹਦਾ, ਪੜ੍ਹਦੀ, ਕਾਲਜ, ਪੜ੍ਹਾਈ ਚੱਲਦੀ, ਵਿਦਿਆਰਥੀ, drop out, not completed",
  bachelors:
    "ba, bsc, bba, graduate, graduation, bachelor, bachelors, degree, undergraduate degree, ba pass, hons, honours, bsw, ba english, bsc agriculture, bsc nonmedical, bsc medical, ਬੀਏ, ਬੀ.ਕਾਮ., ਬੀ.ਐੱਸ.ਸੀ., ਬੀ.ਬੀ.ਏ., ਗ੍ਰੈਜੂਏਟ, ਗਰੈਜੂਏਸ਼ਨ, fine arts, bfa, shastri, gyani",
  bachelors_professional:
    "b tech, be, bca, llb, b.ed, bsc nursing, bpharm, b pharmacy, b pharma, barch, bpt, bpt physiotherapy, bhm, hotel management, engineering, engineer, law, bachelor of engineering, bvsc, bsc it, bds, ba llb, bjmc, bdes, ਬੀ.ਟੈੱਕ., ਬੀ.ਸੀ.ਏ., ਐੱਲ.ਐੱਲ.ਬੀ., ਬੀ.ਫਾਰਮਾ, ਇੰਜੀਨੀਅਰਿੰਗ, ਬੀ.ਐੱਸ.ਸੀ. ਨਰਸਿੰਗ, ਕਾਨੂੰਨ",
  postgraduate_diploma:
    "pgdca, pgdm, pg diploma, post graduate diploma, post graduation diploma, pgdbm, pgd, ਪੀ.ਜੀ.ਡੀ.ਸੀ.ਏ., ਪੀ.ਜੀ. ਡਿਪਲੋਮਾ, graduate certificate, postgraduate certificate",
  masters:
    "ma, msc, msw, master, masters, post graduate, post graduation, pg, postgraduate, master degree, ma punjabi, ma english, ma history, msc agriculture, msc it, ms, ਐੱਮ.ਏ., ਐੱਮ.ਕਾਮ., ਐੱਮ.ਐੱਸ.ਸੀ., ਪੋਸਟ ਗ੍ਰੈਜੂਏਟ, ਪੋਸਟ ਗਰੈਜੂਏਸ਼ਨ, ਮਾਸਟਰ, ਮਾਸਟਰਜ਼",
  masters_professional:
    "m tech, me, mba, mca, llm, med, msc nursing, mpharm, m pharmacy, march, mpt, ms engineering, ms computer science, ਐੱਮ.ਬੀ.ਏ., ਐੱਮ.ਟੈੱਕ., ਐੱਮ.ਸੀ.ਏ., ਐੱਲ.ਐੱਲ.ਐੱਮ., ਐੱਮ.ਐੱਡ., mvsc, business administration",
  chartered_professional:
    "ca, cs, cma, acca, cpa, cfa, icwa, chartered accountant, company secretary, actuary, ਸੀ.ਏ., ਸੀ.ਐੱਸ., ਚਾਰਟਰਡ ਅਕਾਊਂਟੈਂਟ",
  medicine:
    "bds, bums, doctor, medicine, medical, medical degree, bvsc, pharm d, ਐੱਮ.ਬੀ.ਬੀ.ਐੱਸ., ਬੀ.ਡੀ.ਐੱਸ., ਬੀ.ਏ.ਐੱਮ.ਐੱਸ., ਡਾਕਟਰੀ, ਡਾਕਟਰ",
  medicine_specialist:
    "md, ms, mds, dm, mch, dnb, frcs, mrcp, specialist, surgeon, ਐੱਮ.ਡੀ., ਐੱਮ.ਐੱਸ., ਐੱਮ.ਡੀ.ਐੱਸ., ਮਾਹਿਰ, ਸਰਜਨ",
  doctorate: "phd, ph d, mphil, dphil, post doc, postdoc, research, ਐੱਮ.ਫਿਲ., ਡਾਕਟਰੇਟ",
};

export const employerWords: Words<"employed_in"> = {
  government: "govt, government job, sarkari, central government, state government, ਗੌਰਮਿੰਟ",
  public_sector: "psu, semi government, board, corporation, ਬੈਂਕ, ਅਰਧ ਸਰਕਾਰੀ",
  defence: "army, military, navy, air force, bsf, paramilitary, ਫੌਜ, ਪੁਲਸ",
  private_sector: "private, company, mnc, naukri, job, pvt, employee, ਪ੍ਰਾਈਵੇਟ, ਕੰਪਨੀ",
  own_business: "business, businessman, shop, dukan, karobar, owner, ਬਿਜ਼ਨਸ, ਵਪਾਰ",
  family_business: "father business, pita ji da kam, gharelu karobar, ਪਿਤਾ ਪੁਰਖੀ, ਪਿਤਾ ਜੀ ਨਾਲ, ਖਾਨਦਾਨੀ",
  self_employed:
    "self employed, self employment, freelance, freelancer, contractor, own work, driver, ਸੈਲਫ, ਫਰੀਲਾਂਸ",
  farming: "agriculture, farmer, kheti, kisan, zimidar, ਜ਼ਿਮੀਂਦਾਰ",
  religious_service: "gurdwara, seva, granthi, ngo, charity, trust, ਗੁਰਦੁਆਰਾ, ਧਾਰਮਿਕ",
  studying: "student, study, college, ਵਿਦਿਆਰਥੀ, ਪੜ੍ਹਾਈ, ਕਾਲਜ",
  not_working: "unemployed, no job, none, vehla, berozgar, home, housewife, gharelu, retired, ਵਿਹਲੇ, ਘਰ",
};

export const residenceWords: Words<"residential_status"> = {
  citizen:
    "citizenship, passport holder, british citizen, us citizen, canadian citizen, indian citizen, national, indian, ਸਿਟੀਜ਼ਨ, ਨਾਗਰਿਕਤਾ, ਪੱਕੇ, ਭਾਰਤੀ, native",
  permanent_resident:
    "pr, permanent, permanent residency, green card, green card holder, ilr, indefinite leave, settled, settled status, landed immigrant, pakka, pakke, ਪੀ.ਆਰ., ਪੱਕੇ, ਪੱਕਾ, carta di soggiorno",
  overseas_citizen_of_india: "oci, pio, oci card, nri, ਐੱਨ.ਆਰ.ਆਈ.",
  work_permit:
    "work visa, wp, open work permit, h1b, h1, skilled worker, lmia, pgwp, post study work, 482, job visa, employment visa, permesso, ਵਰਕ ਵੀਜ਼ਾ, ਪਰਮਿਟ",
  student_visa:
    "study visa, study permit, student, f1, tier 4, international student, sp, ਸਟੂਡੈਂਟ ਵੀਜ਼ਾ, ਸਟੱਡੀ, ਪੜ੍ਹਾਈ ਵੀਜ਼ਾ",
  dependant_visa:
    "dependent, dependant, dependent visa, spouse visa, h4, family visa, spouse open work permit, partner visa, ਸਪਾਊਸ, ਸਪਾਊਸ ਵੀਜ਼ਾ, ਪਰਿਵਾਰ ਵੀਜ਼ਾ",
  visitor_visa: "visitor, tourist, tourist visa, visit, b1 b2, super visa, ਵਿਜ਼ਟਰ, ਸੈਲਾਨੀ, ਵਿਜ਼ਿਟਰ",
  asylum: "refugee, asylum, asylum seeker, asylum case, case, protection, sharnarthi, ਰਫਿਊਜੀ, ਅਸਾਈਲਮ, ਕੇਸ",
};
