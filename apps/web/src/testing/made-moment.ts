import type { MemberProfile } from "@sanjog/contract/member-view";
import { previewProfile } from "@sanjog/contract/view-profile";
import { onTestFinished } from "vitest";

/** What these screens read of a profile; the contract's other fields are checked by the server's tests. */
export type Seen = {
  phone_number?: string | null;
  email?: string | null;
  dob?: string | null;
  connected?: boolean;
  proposal?: string;
  picture?: string | null;
};

export function balbir({
  phone_number = "+16045550123",
  email = null,
  dob = null,
  connected = true,
  proposal,
  picture = null,
}: Seen): MemberProfile {
  const names = { firstname: "Balbir", lastname: "Singh", name_in_punjabi: "ਬਲਬੀਰ ਸਿੰਘ", name_in_english: "" };
  return {
    user_id: "balbir",
    phone_number,
    email,
    profile_picture: picture,
    time_zones: [],
    profile_details: {
      ...names,
      gender: "male",
      age: 29,
      dob,
      height: { feet: 5, inches: 11 },
      namdhari_sect: true,
      express_yourself: "I like long walks.",
    },
    family_details: { contact_address: "12 King Street", father_name: null },
    career_details: {
      city: { id: 1, name: "Surrey" },
      country: { id: 2, name: "Canada" },
      occupation_title: "Engineer",
      highest_degree_title: "Graduate",
      annual_income_title: null,
    },
    relation: {
      connected,
      shortlisted: false,
      request: { id: "r", status: connected ? "accepted" : "pending", sent_by_viewer: true },
      proposal: proposal
        ? {
            id: "p",
            status: proposal,
            sent_by_viewer: true,
            sent_at: "2026-11-20",
            accepted_on: "2026-11-22",
          }
        : null,
      actions: [],
    },
  } as unknown as MemberProfile;
}

/** The own profile as another receives it, made of what these screens read. */
export const own = (profile: Seen): typeof previewProfile => ({
  ...previewProfile,
  reply: { parse: () => ({ data: balbir(profile) }) } as never,
});

export const of_balbir = "/picture-of-balbir";

/** Answers the picture of the other member when `arrives` is called. */
export function heldPicture(): { arrives: () => void } {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext("2d")?.fillRect(0, 0, 8, 8);
  let arrives = () => {};
  const held = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  const { fetch } = window;
  window.fetch = async (input, init) => {
    if (!String(input).startsWith(of_balbir)) return fetch(input, init);
    await held;
    return new Response(await canvas.convertToBlob({ type: "image/jpeg" }));
  };
  onTestFinished(() => {
    window.fetch = fetch;
  });
  return { arrives };
}
