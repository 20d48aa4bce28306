import {
  changeProfileVisibility,
  loadCareer,
  loadFamily,
  loadPersonal,
  saveCareer,
  saveFamily,
  savePersonal,
} from "@sanjog/contract/profiles";
import {
  careerOptions,
  familyOptions,
  listCities,
  listCountries,
  listStates,
  personalOptions,
} from "@sanjog/contract/reference";
import type { Career } from "@sanjog/domain/profiles/career";
import type { Family } from "@sanjog/domain/profiles/family";
import type { Personal } from "@sanjog/domain/profiles/personal";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";
import { usePatchUser } from "../platform/session.ts";

/** These lists depend on the language only; a change of language refetches them. */
const lasting = { staleTime: Number.POSITIVE_INFINITY };

/** The saved values and the options of each step. */
export const profileQueries = {
  personal: () =>
    queryOptions({
      queryKey: ["profile", "personal"],
      queryFn: async ({ signal }) => (await call(loadPersonal, { signal })).data,
    }),
  family: () =>
    queryOptions({
      queryKey: ["profile", "family"],
      queryFn: async ({ signal }) => (await call(loadFamily, { signal })).data,
    }),
  career: () =>
    queryOptions({
      queryKey: ["profile", "career"],
      queryFn: async ({ signal }) => (await call(loadCareer, { signal })).data,
    }),
  personalOptions: () =>
    queryOptions({
      queryKey: ["options", "personal"],
      queryFn: async ({ signal }) => (await call(personalOptions, { signal })).data,
      ...lasting,
    }),
  familyOptions: () =>
    queryOptions({
      queryKey: ["options", "family"],
      queryFn: async ({ signal }) => (await call(familyOptions, { signal })).data,
      ...lasting,
    }),
  careerOptions: () =>
    queryOptions({
      queryKey: ["options", "career"],
      queryFn: async ({ signal }) => (await call(careerOptions, { signal })).data,
      ...lasting,
    }),
  countries: () =>
    queryOptions({
      queryKey: ["places", "countries"],
      queryFn: async ({ signal }) => (await call(listCountries, { signal })).data,
      ...lasting,
    }),
  /** Enabled only if there is a country. */
  states: (country_id: number) =>
    queryOptions({
      queryKey: ["places", "states", country_id],
      queryFn: async ({ signal }) => (await call(listStates, { query: { country_id }, signal })).data,
      enabled: country_id > 0,
      ...lasting,
    }),
  /** Enabled only if there is a state. */
  cities: (state_id: number) =>
    queryOptions({
      queryKey: ["places", "cities", state_id],
      queryFn: async ({ signal }) => (await call(listCities, { query: { state_id }, signal })).data,
      enabled: state_id > 0,
      ...lasting,
    }),
};

/** Saves the personal step, updates the cached member and refetches the suggestions, which depend on it. */
export function useSavePersonal() {
  const client = useQueryClient();
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: (body: Personal) => call(savePersonal, { body }),
    onSuccess: ({ data }) => {
      client.setQueryData(profileQueries.personal().queryKey, data);
      patchUser({ profile_details: data });
      void client.invalidateQueries({ queryKey: ["suggestions"] });
    },
  });
}

/** Saves the family step, updates the cached member and refetches the suggestions, which compare the gotras. */
export function useSaveFamily() {
  const client = useQueryClient();
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: (body: Family) => call(saveFamily, { body }),
    onSuccess: ({ data }) => {
      client.setQueryData(profileQueries.family().queryKey, data);
      patchUser({ family_details: data });
      void client.invalidateQueries({ queryKey: ["suggestions"] });
    },
  });
}

/** Saves the career step, updates the cached member and refetches the suggestions, whose order depends on it. */
export function useSaveCareer() {
  const client = useQueryClient();
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: (body: Career) => call(saveCareer, { body }),
    onSuccess: ({ data }) => {
      client.setQueryData(profileQueries.career().queryKey, data);
      patchUser({ career_details: data });
      void client.invalidateQueries({ queryKey: ["suggestions"] });
    },
  });
}

/** Makes the whole profile visible to all members, or to connections only. */
export function useChangeVisibility() {
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: (public_profile: boolean) => call(changeProfileVisibility, { body: { public_profile } }),
    onSuccess: ({ data }) => patchUser(data),
  });
}
