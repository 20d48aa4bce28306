import { type ReactNode, useDeferredValue } from "react";
import { ApiError } from "../../platform/api-error.ts";
import { sentenceFor } from "../../platform/fault-text.ts";
import { useT } from "../../platform/locale.tsx";
import { Button } from "../controls/button.tsx";
import { SkeletonLines } from "../skeleton.tsx";
import { Notice } from "./notice.tsx";

/** The part of a TanStack query result that this component uses. */
type QueryState<T> = {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

type Props<T> = {
  from: QueryState<T>;
  children: (data: T) => ReactNode;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  skeleton?: ReactNode;
  /** Shown instead of the error when the server answers that a limit is reached. */
  refused?: (error: ApiError) => ReactNode;
};

function hasNothing(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  const inner = (data as { data?: unknown } | null)?.data;
  return Array.isArray(inner) && inner.length === 0;
}

/**
 * Renders loading, failed, empty and loaded states for every list and page. Old data stays visible when a refetch
 * fails.
 */
export function Loaded<T>({ from, children, empty, isEmpty = hasNothing, skeleton, refused }: Props<T>) {
  // React renders a deferred value in small tasks, so that a slow phone responds to touches in between.
  const data = useDeferredValue(from.data);
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? empty : <>{children(data)}</>;
  if (refused && from.error instanceof ApiError && from.error.status === 429 && from.data === undefined)
    return refused(from.error);
  if (from.error && from.data === undefined)
    return <Failed error={from.error} onRetry={from.refetch} busy={from.isFetching} />;
  return skeleton ?? <SkeletonLines count={6} />;
}

/** The error, what the reader can do, and a Try again button. */
export function Failed({
  error,
  onRetry,
  busy = false,
}: {
  error: Error;
  onRetry: () => unknown;
  busy?: boolean;
}) {
  const t = useT("common");
  if (error instanceof ApiError && error.handled) return null;
  return (
    <Notice
      title={t("failed.title")}
      text={sentenceFor(error, t)}
      action={
        <Button look="primary" busy={busy} onClick={() => void onRetry()}>
          {t("try_again")}
        </Button>
      }
    />
  );
}
