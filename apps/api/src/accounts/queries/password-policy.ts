import { AppError } from "../../platform/app-error.ts";
import type { AccountDeps } from "../deps.ts";

/** Throws `password_common` for a password that attackers try first, such as one made from the e-mail address. */
export async function refuseCommonPassword(
  { config, passwords }: Pick<AccountDeps, "config" | "passwords">,
  password: string,
  email: string | null,
): Promise<void> {
  const context = [config.productName, ...(email ?? "").split(/[@._-]/)].filter((word) => word.length > 2);
  if (await passwords.isCommon(password, context))
    throw new AppError("invalid_fields", { fields: { password: ["password_common"] } });
}
