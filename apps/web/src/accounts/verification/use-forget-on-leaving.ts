import { useEffect } from "react";
import { forgetVerification } from "../verification-store.ts";

let open_pages = 0;

/** §4: removes the session key when the member leaves the page; a reload does not remove it. */
export function useForgetOnLeaving(): void {
  useEffect(() => {
    open_pages += 1;
    return () => {
      open_pages -= 1;
      // React may unmount and remount a page at once, which is not leaving it either.
      setTimeout(() => {
        if (open_pages === 0) forgetVerification();
      });
    };
  }, []);
}
