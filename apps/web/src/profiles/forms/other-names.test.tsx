import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { FormText } from "../../form/text-inputs.tsx";
import { renderScreen } from "../../testing/render.tsx";
import { OtherNames } from "./other-names.tsx";

const empty = { firstname: "", lastname: "", name_in_punjabi: "", name_in_english: "" };

function Names({ saved }: { saved: typeof empty }) {
  const form = useForm({ defaultValues: saved });
  return (
    <FormProvider {...form}>
      <FormText name="firstname" />
      <FormText name="lastname" />
      <OtherNames />
    </FormProvider>
  );
}

const open = (saved: Partial<typeof empty> = {}) =>
  renderScreen(<Names saved={{ ...empty, ...saved }} />, { locale: "en" });
const field = (name: string) => page.getByRole("textbox", { name, exact: false });
const inPunjabi = (text: string) => text.normalize("NFC");

test("a name typed in English fills the Punjabi name, which follows it until the family corrects it", async () => {
  await open();
  await expect.element(field("Name in Punjabi")).not.toBeInTheDocument();
  await field("First name").fill("Gurdial");
  await field("Last name").fill("Singh");
  await expect.element(field("Name in Punjabi")).toHaveValue(inPunjabi("ਗੁਰਦਿਆਲ ਸਿੰਘ"));
  await expect.element(field("Name in Punjabi")).toHaveAttribute("lang", "pa");
  await expect.element(field("Name in English")).not.toBeInTheDocument();
  await field("Name in Punjabi").fill("ਗੁਰਦਯਾਲ ਸਿੰਘ");
  await field("Last name").fill("Singh Gill");
  await expect.element(field("Name in Punjabi")).toHaveValue("ਗੁਰਦਯਾਲ ਸਿੰਘ");
});

test("a name typed in Punjabi fills the English name, and one in both scripts fills both", async () => {
  await open();
  await field("First name").fill("ਹਰਪ੍ਰੀਤ");
  await field("Last name").fill("ਕੌਰ");
  await expect.element(field("Name in English")).toHaveValue("Harpreet Kaur");
  await field("Last name").fill("Kaur");
  await expect.element(field("Name in English")).toHaveValue("Harpreet Kaur");
  await expect.element(field("Name in Punjabi")).toHaveValue("ਹਰਪ੍ਰੀਤ ਕੌਰ");
});

test("a saved profile without the other name is filled in when the form opens", async () => {
  await open({ firstname: "Asha", lastname: "Kaur" });
  await expect.element(field("Name in Punjabi")).toHaveValue(inPunjabi("ਆਸ਼ਾ ਕੌਰ"));
});

test("a name that the family saved stays when the form opens", async () => {
  await open({ firstname: "Asha", lastname: "Kaur", name_in_punjabi: "ਆਸਾ ਕੌਰ" });
  await expect.element(field("Name in Punjabi")).toHaveValue("ਆਸਾ ਕੌਰ");
});
