import { countFamilies } from "@sanjog/contract/suggestions";
import { type DraftWishes, draftWishesSchema } from "@sanjog/domain/preferences/preferences";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type FieldValues, useFormContext } from "react-hook-form";
import { call } from "../platform/api-client.ts";

/** A change is counted after this time without another one. */
const settle_ms = 300;

/** Returns the wishes in the form once they have settled; null while they could not be saved. */
export function useDraftWishes(): DraftWishes | null {
  const form = useFormContext();
  const [draft, setDraft] = useState(() => wishesIn(form.getValues()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => setDraft(wishesIn(values)), settle_ms);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form]);
  return draft;
}

function wishesIn(values: FieldValues): DraftWishes | null {
  const read = draftWishesSchema.safeParse(values);
  return read.success ? read.data : null;
}

/** Counts the families whom these wishes would suggest. The last count stays until the next one has arrived. */
export function useDraftCount(draft: DraftWishes | null) {
  return useQuery({
    queryKey: ["draft count", draft],
    queryFn: async ({ signal }) =>
      draft && (await call(countFamilies, { body: draft as never, signal })).data,
    enabled: draft !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  }).data;
}
