import type { ProfileMarks } from "@sanjog/domain/reviews/review";
import type { ReviewPart } from "@sanjog/domain/reviews/review-parts";
import type { JSONColumnType } from "kysely";

/** What new members were asked to change before others see them. */
export type ReviewTables = {
  review_requests: {
    /** The review that ended with the request. */
    case_id: string;
    member_id: string;
    parts: ReviewPart[];
    /** Signs for the content of the profile at that moment. */
    marks: JSONColumnType<ProfileMarks>;
    asked_at: Date;
    /** Null while the member has to answer it. */
    ended_at: Date | null;
    /** When the member sent the profile again; null where the request ended otherwise. */
    sent_again_at: Date | null;
  };
};
