import * as endpoints from "@sanjog/contract/reference";
import { any_option } from "@sanjog/domain/reference/option-lists";
import { type Gender, wantedGender } from "@sanjog/domain/reference/personal-lists";
import type { Locale } from "@sanjog/i18n/locale";
import { optionTitle } from "@sanjog/i18n/option-title";
import type { Area } from "../platform/area.ts";
import { bind } from "../platform/http/bind.ts";
import { presentHeights, presentOptions, presentSignUpOptions, presentWishes } from "./option-views.ts";
import { listCities, listCountries, listStates } from "./queries.ts";

export const referenceArea: Area = {
  name: "reference",
  routes(app, deps) {
    bind(app, deps, endpoints.listCountries, async ({ locale }) => ({ data: [...listCountries(locale)] }));
    bind(app, deps, endpoints.listStates, async ({ locale, query }) => ({
      data: listStates(locale, query.country_id),
    }));
    bind(app, deps, endpoints.listCities, async ({ locale, query }) => ({
      data: listCities(locale, query.state_id),
    }));
    bind(app, deps, endpoints.signUpOptions, async ({ locale }) => ({
      data: {
        profile_for: presentSignUpOptions(locale, "profile_for"),
        gender: presentSignUpOptions(locale, "gender"),
      },
    }));
    bind(app, deps, endpoints.personalOptions, async ({ locale, viewer }) => ({
      data: {
        marital_status: presentOptions(locale, "marital_status", viewer.gender),
        blood_group: presentOptions(locale, "blood_group"),
        mother_tongue: presentOptions(locale, "mother_tongue"),
        religion: presentOptions(locale, "religion"),
        caste: presentOptions(locale, "caste"),
        height: presentHeights(),
        hobbies: presentOptions(locale, "hobbies"),
        diet: presentOptions(locale, "diet"),
      },
    }));
    bind(app, deps, endpoints.familyOptions, async ({ locale }) => ({
      data: {
        family_type: presentOptions(locale, "family_type"),
        father_occupation: presentOptions(locale, "father_occupation", "male"),
        mother_occupation: presentOptions(locale, "mother_occupation", "female"),
        gotra: presentOptions(locale, "gotra"),
      },
    }));
    bind(app, deps, endpoints.careerOptions, async ({ locale, viewer }) => ({
      data: {
        employed_in: presentOptions(locale, "employed_in"),
        residential_status: presentOptions(locale, "residential_status"),
        highest_degree: presentOptions(locale, "highest_degree"),
        annual_income: presentOptions(locale, "annual_income"),
        occupation: presentOptions(locale, "occupation", viewer.gender),
      },
    }));
    bind(app, deps, endpoints.preferenceOptions, async ({ locale, viewer }) => ({
      data: wishes(locale, wantedGender(viewer.gender)),
    }));
  },
};

function wishes(locale: Locale, wanted: Gender) {
  const any = { id: any_option, name: optionTitle(locale, "religion", any_option, wanted) } as const;
  return {
    marital_status: presentWishes(locale, "marital_status", wanted),
    residential_status: presentWishes(locale, "residential_status", wanted),
    religion: presentWishes(locale, "religion", wanted),
    casts: presentWishes(locale, "caste", wanted),
    mother_tongue: presentWishes(locale, "mother_tongue", wanted),
    income: presentWishes(locale, "income", wanted),
    family_type: presentWishes(locale, "family_type", wanted),
    diet: presentWishes(locale, "diet", wanted),
    highest_education: presentOptions(locale, "highest_degree"),
    height_min: presentHeights(),
    height_max: presentHeights(),
    occupation: presentWishes(locale, "occupation", wanted),
    countries: [any, ...listCountries(locale)],
  };
}
