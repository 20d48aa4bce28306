import type { OptionTitles } from "@sanjog/domain/reference/option-titles";

type Words<List extends keyof OptionTitles> = Partial<Record<keyof OptionTitles[List], string>>;

export const educationWords: Words<"highest_degree"> = {
  no_schooling: "uneducated, illiterate, anparh, anpadh, not educated, no education, ਅਨਪੜ੍ਹ, ਅਣਪੜ੍ਹ, none",
  primary: "5th, fifth, 5, panjvi, panjvin, primary school, class 5, ਪ੍ਰਾਇਮਰੀ, ਪੰਜਵੀ, ਪੰਜ, 5ਵੀਂ, ਪੰਜ ਜਮਾਤਾਂ",
  middle: "8th, eighth, 8, athvi, athvin, class 8, ਮਿਡਲ, ਅਠਵੀਂ, ਅੱਠ, 8ਵੀਂ, ਅੱਠ ਜਮਾਤਾਂ",
  matric:
    "10th, tenth, 10, matriculation, metric, dasvi, dasvin, ssc, class 10, high school, ਮੈਟ੍ਰਿਕ, ਮੈਟਰਿਕ, ਦਸਵੀ, ਦਸ, 10ਵੀਂ, ਦਸ ਜਮਾਤਾਂ",
  senior_secondary:
    "12th, twelfth, 12, plus two, +2, plus 2, 10+2, higher secondary, senior secondary, barvi, barhvin, barahvi, hsc, intermediate, inter, class 12, high school, ਪਲੱਸ ਟੂ, +2, ਬਾਰਵੀਂ, ਬਾਰ੍ਹਵੀ, 12ਵੀਂ, ਬਾਰਾਂ, ਬਾਰਾਂ ਜਮਾਤਾਂ, eleventh, 11th",
  iti: "iti, i.t.i., trade, trade certificate, certificate, apprenticeship, nvq, vocational, red seal, ਆਈਟੀਆਈ, ਸਰਟੀਫਿਕੇਟ, ਹੁਨਰ, ਟਰੇਡ, skill course",
  diploma:
    "diploma, polytechnic, gnm, anm, ett, dpharm, d pharmacy, d pharma, jbt, d.ed, college diploma, diploma holder, ncd, hotel management diploma, dmlt, cert iv, ਡਿਪਲੋਮਾ, ਪੌਲੀਟੈਕਨਿਕ, ਪੋਲੀਟੈਕਨਿਕ, ਜੀ.ਐੱਨ.ਐੱਮ., ਏ.ਐੱਨ.ਐੱਮ., ਈ.ਟੀ.ਟੀ., level 5",
  college_studying:
    "studying, student, college, undergraduate, pursuing, pursuing degree, final year, first year, ba part, running, ਪੜ੍ਹਦਾ, ਪੜ੍ਹਦੀ, ਕਾਲਜ, ਪੜ੍ਹਾਈ ਚੱਲਦੀ, ਵਿਦਿਆਰਥੀ, drop out, not completed",
  bachelors:
    "ba, b.a., bcom, b.com, bsc, b.sc., bba, graduate, graduation, bachelor, bachelors, degree, undergraduate degree, ba pass, hons, honours, bsw, ba english, bsc agriculture, bsc nonmedical, bsc medical, ਬੀਏ, ਬੀ.ਏ., ਬੀ.ਕਾਮ., ਬੀ.ਐੱਸ.ਸੀ., ਬੀ.ਬੀ.ਏ., ਗ੍ਰੈਜੂਏਟ, ਗਰੈਜੂਏਟ, ਗਰੈਜੂਏਸ਼ਨ, ਡਿਗਰੀ, fine arts, bfa, shastri, gyani",
  bachelors_professional:
    "btech, b.tech, b tech, be, b.e., bca, llb, ll.b, b.ed, bed, bsc nursing, b.sc nursing, nursing, bpharm, b pharmacy, b pharma, barch, bpt, bpt physiotherapy, bhm, hotel management, engineering, engineer, law, bachelor of engineering, bvsc, bsc it, bds, ba llb, bjmc, bdes, ਬੀ.ਟੈੱਕ., ਬੀਟੈਕ, ਬੀ.ਸੀ.ਏ., ਐੱਲ.ਐੱਲ.ਬੀ., ਬੀ.ਐੱਡ., ਬੀਐੱਡ, ਬੀ.ਫਾਰਮਾ, ਨਰਸਿੰਗ, ਇੰਜੀਨੀਅਰਿੰਗ, ਬੀ.ਐੱਸ.ਸੀ. ਨਰਸਿੰਗ, ਕਾਨੂੰਨ",
  postgraduate_diploma:
    "pgdca, pgdm, pg diploma, post graduate diploma, post graduation diploma, pgdbm, pgd, ਪੀ.ਜੀ.ਡੀ.ਸੀ.ਏ., ਪੀਜੀਡੀਸੀਏ, ਪੀ.ਜੀ. ਡਿਪਲੋਮਾ, graduate certificate, postgraduate certificate",
  masters:
    "ma, m.a., mcom, m.com, msc, m.sc., msw, master, masters, post graduate, post graduation, pg, postgraduate, master degree, ma punjabi, ma english, ma history, msc agriculture, msc it, ms, ਐੱਮ.ਏ., ਐਮਏ, ਐੱਮ.ਕਾਮ., ਐੱਮ.ਐੱਸ.ਸੀ., ਪੋਸਟ ਗ੍ਰੈਜੂਏਟ, ਪੋਸਟ ਗਰੈਜੂਏਸ਼ਨ, ਮਾਸਟਰ, ਮਾਸਟਰਜ਼",
  masters_professional:
    "mtech, m.tech, m tech, me, mba, mca, llm, med, m.ed, msc nursing, mpharm, m pharmacy, march, mpt, ms engineering, ms computer science, ਐੱਮ.ਬੀ.ਏ., ਐਮਬੀਏ, ਐੱਮ.ਟੈੱਕ., ਐਮਟੈਕ, ਐੱਮ.ਸੀ.ਏ., ਐੱਲ.ਐੱਲ.ਐੱਮ., ਐੱਮ.ਐੱਡ., mvsc, business administration",
  chartered_professional:
    "ca, c.a., cs, cma, acca, cpa, cfa, icwa, chartered accountant, company secretary, actuary, ਸੀ.ਏ., ਸੀਏ, ਸੀ.ਐੱਸ., ਚਾਰਟਰਡ ਅਕਾਊਂਟੈਂਟ",
  medicine:
    "mbbs, m.b.b.s., bds, bams, bhms, bums, doctor, medicine, medical, medical degree, bvsc, pharm d, ਐੱਮ.ਬੀ.ਬੀ.ਐੱਸ., ਐਮਬੀਬੀਐਸ, ਬੀ.ਡੀ.ਐੱਸ., ਬੀ.ਏ.ਐੱਮ.ਐੱਸ., ਡਾਕਟਰੀ, ਡਾਕਟਰ, ਮੈਡੀਕਲ",
  medicine_specialist:
    "md, m.d., ms, mds, dm, mch, dnb, frcs, mrcp, specialist, surgeon, ਐੱਮ.ਡੀ., ਐਮਡੀ, ਐੱਮ.ਐੱਸ., ਐੱਮ.ਡੀ.ਐੱਸ., ਮਾਹਿਰ, ਸਰਜਨ",
  doctorate:
    "phd, ph.d., ph d, mphil, m.phil, doctorate, dphil, post doc, postdoc, research, ਪੀਐਚਡੀ, ਪੀ.ਐੱਚ.ਡੀ., ਪੀਐੱਚਡੀ, ਐੱਮ.ਫਿਲ., ਡਾਕਟਰੇਟ",
};

export const employerWords: Words<"employed_in"> = {
  government:
    "govt, government job, sarkari, sarkari naukri, central government, state government, ਸਰਕਾਰੀ, ਗੌਰਮਿੰਟ",
  public_sector: "psu, bank, public sector, semi government, board, corporation, ਬੈਂਕ, ਬੋਰਡ, ਅਰਧ ਸਰਕਾਰੀ",
  defence: "army, military, police, fauj, navy, air force, bsf, paramilitary, ਫੌਜ, ਪੁਲਸ, ਆਰਮੀ",
  private_sector: "private, company, mnc, naukri, job, pvt, private job, employee, ਪ੍ਰਾਈਵੇਟ, ਕੰਪਨੀ, ਨੌਕਰੀ",
  own_business: "business, businessman, shop, dukan, karobar, owner, ਬਿਜ਼ਨਸ, ਕਾਰੋਬਾਰ, ਦੁਕਾਨ, ਵਪਾਰ",
  family_business:
    "family business, father business, pita ji da kam, gharelu karobar, ਪਿਤਾ ਪੁਰਖੀ, ਪਿਤਾ ਜੀ ਨਾਲ, ਖਾਨਦਾਨੀ",
  self_employed:
    "self employed, self employment, freelance, freelancer, contractor, own work, apna kam, driver, ਆਪਣਾ ਕੰਮ, ਸੈਲਫ, ਫਰੀਲਾਂਸ",
  farming: "agriculture, farmer, kheti, khetibari, kisan, zimidar, ਖੇਤੀ, ਕਿਸਾਨ, ਜ਼ਿਮੀਂਦਾਰ",
  religious_service: "gurdwara, seva, sewa, granthi, ngo, charity, trust, ਗੁਰਦੁਆਰਾ, ਸੇਵਾ, ਧਾਰਮਿਕ",
  studying: "student, study, college, ਵਿਦਿਆਰਥੀ, ਪੜ੍ਹਾਈ, ਕਾਲਜ",
  not_working:
    "unemployed, no job, none, vehla, berozgar, home, housewife, gharelu, retired, ਵਿਹਲੇ, ਬੇਰੁਜ਼ਗਾਰ, ਘਰੇਲੂ, ਘਰ",
};

export const residenceWords: Words<"residential_status"> = {
  citizen:
    "citizenship, passport holder, british citizen, us citizen, canadian citizen, indian citizen, nagrik, national, indian, ਸਿਟੀਜ਼ਨ, ਸਿਟੀਜਨ, ਨਾਗਰਿਕਤਾ, ਪੱਕੇ, ਭਾਰਤੀ, native",
  permanent_resident:
    "pr, p.r., permanent, permanent residency, green card, green card holder, ilr, indefinite leave, settled, settled status, landed immigrant, pakka, pakke, ਪੀ.ਆਰ., ਪੀਆਰ, ਪੱਕੇ, ਪੱਕਾ, ਗਰੀਨ ਕਾਰਡ, carta di soggiorno",
  overseas_citizen_of_india: "oci, o.c.i., pio, oci card, ਓ.ਸੀ.ਆਈ., ਓਸੀਆਈ, nri, ਐੱਨ.ਆਰ.ਆਈ.",
  work_permit:
    "work visa, work permit, wp, open work permit, h1b, h1, h-1b, skilled worker, lmia, pgwp, post study work, 482, job visa, employment visa, permesso, ਵਰਕ ਪਰਮਿਟ, ਵਰਕ ਵੀਜ਼ਾ, ਪਰਮਿਟ",
  student_visa:
    "study visa, study permit, student, f1, tier 4, international student, sp, ਸਟੂਡੈਂਟ ਵੀਜ਼ਾ, ਸਟੱਡੀ, ਪੜ੍ਹਾਈ ਵੀਜ਼ਾ",
  dependant_visa:
    "dependent, dependant, dependent visa, spouse visa, h4, family visa, spouse open work permit, partner visa, ਡਿਪੈਂਡੈਂਟ, ਸਪਾਊਸ, ਸਪਾਊਸ ਵੀਜ਼ਾ, ਪਰਿਵਾਰ ਵੀਜ਼ਾ",
  visitor_visa: "visitor, tourist, tourist visa, visit, b1 b2, super visa, ਵਿਜ਼ਟਰ, ਟੂਰਿਸਟ, ਸੈਲਾਨੀ, ਵਿਜ਼ਿਟਰ",
  asylum:
    "refugee, asylum, asylum seeker, asylum case, case, protection, sharnarthi, ਰਫਿਊਜੀ, ਅਸਾਈਲਮ, ਸ਼ਰਨਾਰਥੀ, ਕੇਸ",
};
