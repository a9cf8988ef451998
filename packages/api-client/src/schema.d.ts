// Generated from openapi.json by `pnpm generate`. Do not edit.
export interface paths {
    "/api/v1/login/access-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with email (as username) and password */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session of this token */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/password-recovery/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an email with a reset link; the response is the same whether or not the address is known */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reset-password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the token from a reset email */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create your account */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your user */
        get: operations["readMe"];
        put?: never;
        post?: never;
        /** Delete your account and everything in it */
        delete: operations["deleteMe"];
        options?: never;
        head?: never;
        /** Change your name or email */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/api/v1/users/me/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything stored about your account, as a ZIP archive without secrets */
        get: operations["downloadMyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change your password; ends all other sessions */
        patch: operations["changePassword"];
        trace?: never;
    };
    "/api/v1/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of users, newest first */
        get: operations["listUsers"];
        put?: never;
        /** Create a user */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a user and all their data */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /** Change a user */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/v1/resumes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of your resumes (of all resumes for a superuser), newest first */
        get: operations["listResumes"];
        put?: never;
        /** Upload a PDF */
        post: operations["createResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your active resume */
        get: operations["readActiveResume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One resume with its sections */
        get: operations["readResume"];
        /** Replace the file; the resume is then not parsed and not active */
        put: operations["replaceResume"];
        post?: never;
        /** Delete a resume with its items, questions and answers */
        delete: operations["deleteResume"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a parsed resume its owner's only active one */
        post: operations["activateResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The original PDF, or the JSON Resume document of an imported resume */
        get: operations["readResumeFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}/json-resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A parsed resume as a JSON Resume 1.0.0 document (jsonresume.org) */
        get: operations["exportJsonResume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/json-resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a parsed resume from a JSON Resume document; its format is json and it has no PDF */
        post: operations["importJsonResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}/chunks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All items in section order, with their places in the PDF */
        get: operations["listChunks"];
        put?: never;
        /** Parse the PDF into items; waits up to 25 s, then answers 202 while the job goes on */
        post: operations["parseResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}/shelf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions and answers whose item no longer exists */
        get: operations["listShelf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}/chunks/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an item at the end of a section, or with tag=contact a line at the top of the resume's head */
        post: operations["createItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}/chunks/{category}/{chunk_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save an item's content; If-Match carries the version it was edited from */
        put: operations["saveItem"];
        post?: never;
        /** Delete an item; it can be restored */
        delete: operations["deleteItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}/chunks/{category}/{chunk_id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm that an item was read correctly; removes its doubts */
        post: operations["confirmItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}/chunks/{category}/{chunk_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted item to its place */
        post: operations["restoreItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}/chunks/{category}/{chunk_id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an item within its section */
        post: operations["moveItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}/chunks/{category}/{chunk_id}/section": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an item to another section, with its questions and answers; If-Match carries the version that was seen */
        post: operations["moveItemToSection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}/unplaced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an item from unplaced text; it keeps its place in the PDF */
        post: operations["placeText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}/chunks/{category}/{chunk_id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Earlier versions of an item, newest first */
        get: operations["listItemVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}/chunks/{chunk_id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions, answers and drafts of an item, matched by position */
        get: operations["readInterview"];
        put?: never;
        /** Generate up to num more questions about an item; fewer or none if there is little left to ask */
        post: operations["askQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}/chunks/{chunk_id}/similar-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's earlier answers to questions similar to the open ones of an item */
        get: operations["readSimilarAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}/questions/{question_id}/follow-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add one follow-up question to a saved answer; the same questions if there is nothing to follow up */
        post: operations["askFollowUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many questions of each item are answered */
        get: operations["readProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resumes/{id}/questions/{question_id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the answer to a question; If-Match carries the version it was edited from */
        post: operations["saveAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        /** Set who may read a saved answer */
        patch: operations["setRelease"];
        trace?: never;
    };
    "/api/v1/resumes/{id}/chunks/{category}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set who may read the saved answers of a section, all at once */
        patch: operations["releaseSection"];
        trace?: never;
    };
    "/api/v1/resumes/{id}/questions/{question_id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save a draft */
        put: operations["saveDraft"];
        post?: never;
        /** Delete the draft */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/utils/text-to-speech/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Text read aloud */
        post: operations["speak"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/utils/speech-to-text/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Transcribe a recording; the recording is never stored */
        post: operations["transcribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/share-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your share links, newest first */
        get: operations["listShareLinks"];
        put?: never;
        /** Create a link that shows the active resume to an employer */
        post: operations["createShareLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/share-links/{link_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a link; it stops working at once */
        delete: operations["revokeShareLink"];
        options?: never;
        head?: never;
        /** Change what a link shows or when it ends */
        patch: operations["updateShareLink"];
        trace?: never;
    };
    "/api/v1/users/me/share-links/{link_id}/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often a link was opened and used to ask on each day of the last 30 with activity, newest first */
        get: operations["readLinkDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/share-links/{link_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exactly what a link shows, without counting as opened */
        get: operations["previewShared"];
        put?: never;
        /** The answer that an employer would get; it does not appear in the inbox */
        post: operations["previewAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/share-links/{link_id}/rehearsal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The answers to 20 common questions of recruiters */
        get: operations["rehearse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/queries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of employers' questions with equal ones merged; open ones first, then newest first */
        get: operations["listQueries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/queries/{query_id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question and all equal ones; the answer is then also used for similar questions */
        post: operations["answerQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/queries/{query_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a question, all equal ones, and your answer to them */
        delete: operations["deleteQuery"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/readiness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many of 20 common questions are answered from what your links show or, without a link, a new one would show */
        get: operations["readReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/rehearsal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The answer that employers would get to a question, and your choice if any; it does not appear in the inbox */
        post: operations["rehearseAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/answer-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions of the active resume for which you chose the answer, newest first */
        get: operations["listAnswerChoices"];
        /** Choose the answer to a question and its near repeats: an item, or no answer */
        put: operations["saveAnswerChoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/answer-choices/{choice_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete your choice, so that the interviewer answers the question again */
        delete: operations["deleteAnswerChoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether you get emails about your links: first openings and waiting questions */
        get: operations["readNoticeChoice"];
        /** Turn emails about your links on or off */
        put: operations["saveNoticeChoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/prepared-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answers written for employers before anybody asked, newest first */
        get: operations["listPreparedAnswers"];
        put?: never;
        /** Answer a question before an employer asks it */
        post: operations["createPreparedAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/prepared-answers/{answer_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw a prepared answer */
        delete: operations["deletePreparedAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shared/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a share link shows; unknown, revoked and expired links get the same 404 */
        get: operations["readShared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shared/{token}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The original PDF of a link's resume, if the link offers it */
        get: operations["readSharedFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shared/{token}/queries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions that this visitor asked, oldest first */
        get: operations["listSharedQueries"];
        put?: never;
        /** Ask the resume a question */
        post: operations["askShared"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shared/{token}/queries/{query_id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a question to the resume's owner */
        post: operations["sendShared"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shared/{token}/queries/{query_id}/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a question to the resume's owner and leave an address for the answer, which is deleted after that email */
        post: operations["leaveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn off the emails about links with the address in one of them (RFC 8058) */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of what the caller may see, as server-sent events: first `ready` (followed by the changes of the last missed_ms milliseconds) or `reset` (changes were missed: fetch again), then `change` with {topic, resume?} */
        get: operations["readEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccessToken: {
            access_token: string;
            /** @constant */
            token_type: "bearer";
        };
        Answer: {
            /** Format: uuid */
            id: string;
            text: string;
            release: components["schemas"]["Release"];
            version: number;
            /** Format: date-time */
            saved_at: string;
        };
        AnswerChoice: {
            /** Format: uuid */
            id: string;
            question: string;
            item_id: string | null;
            /** Format: date-time */
            chosen_at: string;
        };
        Box: {
            x: number;
            y: number;
            width: number;
            height: number;
        };
        Chunk: {
            /** Format: uuid */
            chunk_id: string;
            category: components["schemas"]["Section"];
            content: {
                text: string;
            } | {
                text: string;
            } | {
                name: string;
                title: string;
                start_date: string;
                end_date: string | null;
                details: string;
            } | {
                name: string;
                description: string;
                date: string | null;
                /** @default null */
                projects?: (string[] | string) | null;
            } | {
                name: string;
                description: string;
                /** @default null */
                projects?: (string[] | string) | null;
            } | {
                name: string;
                description: string;
                proficiency: components["schemas"]["Proficiency"] | null;
                /** @default null */
                projects?: (string[] | string) | null;
            } | {
                name: string;
                description: string;
                link: components["schemas"]["Link"] | null;
                date: string | null;
            } | {
                text: string;
            };
            source: components["schemas"]["Source"];
            version: number;
        };
        /** @enum {string} */
        Closeness: "likely" | "unsure" | "unlikely";
        Doubt: {
            /** @constant */
            reason: "from_picture";
        } | {
            /** @constant */
            reason: "unsure_words";
            words: string[];
        } | {
            /** @constant */
            reason: "empty_field";
            /** @enum {string} */
            field: "name" | "title" | "start_date";
        } | {
            /** @constant */
            reason: "ends_before_start";
        } | {
            /** @constant */
            reason: "future_date";
            /** @enum {string} */
            field: "start_date" | "end_date" | "date";
        } | {
            /** @constant */
            reason: "date_in_name";
            /** @enum {string} */
            field: "name" | "title";
        } | {
            /** @constant */
            reason: "dates_in_text";
            /** @enum {string} */
            field: "details" | "description" | "text";
        };
        Draft: {
            text: string;
            /** Format: date-time */
            saved_at: string;
        };
        EmployerAnswer: {
            outcome: components["schemas"]["Outcome"];
            rule?: string;
            engine: components["schemas"]["Engine"];
            sentences: {
                text: string;
                receipts: number[];
            }[];
            related: {
                text: string;
                receipts: number[];
            }[];
            closeness?: components["schemas"]["Closeness"];
            receipts: components["schemas"]["Receipt"][];
            confidence: number;
        };
        EmployerQuery: {
            /** Format: uuid */
            id: string;
            question: string;
            /** Format: date-time */
            asked_at: string;
            answer: components["schemas"]["EmployerAnswer"] | null;
            sent_at: string | null;
            owner_answer: {
                text: string;
                /** Format: date-time */
                answered_at: string;
            } | null;
            by_mail: boolean;
        };
        Engine: {
            /** @enum {string} */
            kind: "rules" | "llm";
            model?: string;
        };
        Error: {
            detail: string;
        };
        Inbox: {
            data: components["schemas"]["InboxQuery"][];
            count: number;
            open: number;
        };
        InboxQuery: {
            /** Format: uuid */
            id: string;
            question: string;
            /** Format: date-time */
            asked_at: string;
            answer: components["schemas"]["EmployerAnswer"];
            sent_at: string | null;
            owner_answer: {
                text: string;
                /** Format: date-time */
                answered_at: string;
            } | null;
            by_mail: boolean;
            open: boolean;
            times: number;
            visitors: number;
            links: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
        };
        Interview: {
            questions: components["schemas"]["Question"][];
            answers: (components["schemas"]["Answer"] | null)[];
            drafts: (components["schemas"]["Draft"] | null)[];
        };
        Invalid: {
            detail: {
                loc: (string | number)[];
                msg: string;
                type: string;
            }[];
        };
        ItemVersion: {
            version: number;
            category: components["schemas"]["Section"];
            content: {
                text: string;
            } | {
                text: string;
            } | {
                name: string;
                title: string;
                start_date: string;
                end_date: string | null;
                details: string;
            } | {
                name: string;
                description: string;
                date: string | null;
                /** @default null */
                projects?: (string[] | string) | null;
            } | {
                name: string;
                description: string;
                /** @default null */
                projects?: (string[] | string) | null;
            } | {
                name: string;
                description: string;
                proficiency: components["schemas"]["Proficiency"] | null;
                /** @default null */
                projects?: (string[] | string) | null;
            } | {
                name: string;
                description: string;
                link: components["schemas"]["Link"] | null;
                date: string | null;
            } | {
                text: string;
            };
            /** Format: date-time */
            saved_at: string;
        };
        Link: string;
        LinkDay: {
            day: string;
            opened: number;
            asked: number;
        };
        /** @enum {string} */
        LinkState: "active" | "expired" | "revoked";
        Message: {
            message: string;
        };
        NoticeChoice: {
            wanted: boolean;
        };
        /** @enum {string} */
        Outcome: "answered" | "corrected" | "closest" | "not_stated" | "protected" | "instruction" | "out_of_scope";
        ParseCounts: {
            pages_read: number;
            pages: number | null;
            items: number;
        };
        /** @enum {string} */
        ParseError: "not_a_pdf" | "damaged" | "password_protected" | "no_pages" | "no_text" | "no_text_layer" | "too_many_pages" | "took_too_long" | "too_much_memory" | "engine_failed";
        /** @enum {string} */
        ParseStage: "queued" | "read_text" | "read_pictures" | "find_sections" | "fill_items" | "check";
        /** @enum {string} */
        ParseStatus: "none" | "running" | "done" | "failed";
        PreparedAnswer: {
            /** Format: uuid */
            id: string;
            question: string;
            text: string;
            /** Format: date-time */
            answered_at: string;
        };
        /** @enum {string} */
        Proficiency: "beginner" | "intermediate" | "advanced" | "expert";
        Progress: {
            /** Format: uuid */
            chunk_id: string;
            questions: number;
            answered: number;
            released: number;
        }[];
        Question: {
            /** Format: uuid */
            id: string;
            text: string;
            kind: components["schemas"]["QuestionKind"];
            follows: string | null;
            engine: components["schemas"]["Engine"];
        };
        /** @enum {string} */
        QuestionKind: "situation" | "decision" | "result" | "learning" | "follow_up";
        Readiness: {
            answered: number;
            questions: {
                question: string;
                /** @enum {string} */
                verdict: "answered" | "weak" | "not_answerable";
            }[];
            practice_only: number;
        };
        Receipt: {
            number: number;
            /** @enum {string} */
            kind: "item" | "answer";
            id: string;
            category: components["schemas"]["Section"] | null;
            title: string;
            quote: string;
            date: string | null;
        };
        Rehearsal: {
            question: string;
            /** @enum {string} */
            verdict: "answered" | "weak" | "not_answerable";
            answer: components["schemas"]["EmployerAnswer"];
        }[];
        RehearsedAnswer: {
            answer: components["schemas"]["EmployerAnswer"];
            choice: components["schemas"]["AnswerChoice"] | null;
        };
        /** @enum {string} */
        Release: "practice" | "employers";
        ReleasedSection: {
            changed: string[];
        };
        Resume: {
            /** Format: uuid */
            id: string;
            path: string;
            format: string | null;
            /** Format: uuid */
            owner_id: string;
            chunked: boolean;
            active: boolean;
            size: number;
            /** Format: date-time */
            created_at: string;
            parse_status: components["schemas"]["ParseStatus"];
            parse_error: components["schemas"]["ParseError"] | null;
            parse_stage: components["schemas"]["ParseStage"] | null;
            parse_started_at: string | null;
            parse_counts: components["schemas"]["ParseCounts"] | null;
            same_file_as: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            pages: number | null;
            picture: string | null;
            counts: {
                [key: string]: number;
            } | null;
        };
        ResumeDetail: {
            /** Format: uuid */
            id: string;
            path: string;
            format: string | null;
            /** Format: uuid */
            owner_id: string;
            chunked: boolean;
            active: boolean;
            size: number;
            /** Format: date-time */
            created_at: string;
            parse_status: components["schemas"]["ParseStatus"];
            parse_error: components["schemas"]["ParseError"] | null;
            parse_stage: components["schemas"]["ParseStage"] | null;
            parse_started_at: string | null;
            parse_counts: components["schemas"]["ParseCounts"] | null;
            same_file_as: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            pages: number | null;
            picture: string | null;
            counts: {
                [key: string]: number;
            } | null;
            overview: {
                /** Format: uuid */
                id: string;
                version: number;
                tag: string | null;
                doubts?: components["schemas"]["Doubt"][];
                text: string;
            }[];
            leadership: {
                /** Format: uuid */
                id: string;
                version: number;
                tag: string | null;
                doubts?: components["schemas"]["Doubt"][];
                text: string;
            }[];
            experience: {
                /** Format: uuid */
                id: string;
                version: number;
                tag: string | null;
                doubts?: components["schemas"]["Doubt"][];
                name: string;
                title: string;
                start_date: string;
                end_date: string | null;
                details: string;
            }[];
            roles: {
                /** Format: uuid */
                id: string;
                version: number;
                tag: string | null;
                doubts?: components["schemas"]["Doubt"][];
                name: string;
                description: string;
                date: string | null;
                /** @default null */
                projects?: (string[] | string) | null;
            }[];
            skills: {
                /** Format: uuid */
                id: string;
                version: number;
                tag: string | null;
                doubts?: components["schemas"]["Doubt"][];
                name: string;
                description: string;
                /** @default null */
                projects?: (string[] | string) | null;
            }[];
            technical: {
                /** Format: uuid */
                id: string;
                version: number;
                tag: string | null;
                doubts?: components["schemas"]["Doubt"][];
                name: string;
                description: string;
                proficiency: components["schemas"]["Proficiency"] | null;
                /** @default null */
                projects?: (string[] | string) | null;
            }[];
            achievements: {
                /** Format: uuid */
                id: string;
                version: number;
                tag: string | null;
                doubts?: components["schemas"]["Doubt"][];
                name: string;
                description: string;
                link: components["schemas"]["Link"] | null;
                date: string | null;
            }[];
            other: {
                /** Format: uuid */
                id: string;
                version: number;
                tag: string | null;
                doubts?: components["schemas"]["Doubt"][];
                text: string;
            }[];
            engine: components["schemas"]["Engine"] | null;
            unplaced: {
                text: string;
                source: components["schemas"]["Source"];
            }[];
            hidden: {
                text: string;
                source: components["schemas"]["Source"];
            }[];
            unread?: number[];
        };
        SavedItem: {
            /** Format: uuid */
            chunk_id: string;
            category: components["schemas"]["Section"];
            content: {
                text: string;
            } | {
                text: string;
            } | {
                name: string;
                title: string;
                start_date: string;
                end_date: string | null;
                details: string;
            } | {
                name: string;
                description: string;
                date: string | null;
                /** @default null */
                projects?: (string[] | string) | null;
            } | {
                name: string;
                description: string;
                /** @default null */
                projects?: (string[] | string) | null;
            } | {
                name: string;
                description: string;
                proficiency: components["schemas"]["Proficiency"] | null;
                /** @default null */
                projects?: (string[] | string) | null;
            } | {
                name: string;
                description: string;
                link: components["schemas"]["Link"] | null;
                date: string | null;
            } | {
                text: string;
            };
            version: number;
        };
        /** @enum {string} */
        Section: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
        Sections: {
            overview: {
                /** Format: uuid */
                id: string;
                version: number;
                tag: string | null;
                doubts?: components["schemas"]["Doubt"][];
                text: string;
            }[];
            leadership: {
                /** Format: uuid */
                id: string;
                version: number;
                tag: string | null;
                doubts?: components["schemas"]["Doubt"][];
                text: string;
            }[];
            experience: {
                /** Format: uuid */
                id: string;
                version: number;
                tag: string | null;
                doubts?: components["schemas"]["Doubt"][];
                name: string;
                title: string;
                start_date: string;
                end_date: string | null;
                details: string;
            }[];
            roles: {
                /** Format: uuid */
                id: string;
                version: number;
                tag: string | null;
                doubts?: components["schemas"]["Doubt"][];
                name: string;
                description: string;
                date: string | null;
                /** @default null */
                projects?: (string[] | string) | null;
            }[];
            skills: {
                /** Format: uuid */
                id: string;
                version: number;
                tag: string | null;
                doubts?: components["schemas"]["Doubt"][];
                name: string;
                description: string;
                /** @default null */
                projects?: (string[] | string) | null;
            }[];
            technical: {
                /** Format: uuid */
                id: string;
                version: number;
                tag: string | null;
                doubts?: components["schemas"]["Doubt"][];
                name: string;
                description: string;
                proficiency: components["schemas"]["Proficiency"] | null;
                /** @default null */
                projects?: (string[] | string) | null;
            }[];
            achievements: {
                /** Format: uuid */
                id: string;
                version: number;
                tag: string | null;
                doubts?: components["schemas"]["Doubt"][];
                name: string;
                description: string;
                link: components["schemas"]["Link"] | null;
                date: string | null;
            }[];
            other: {
                /** Format: uuid */
                id: string;
                version: number;
                tag: string | null;
                doubts?: components["schemas"]["Doubt"][];
                text: string;
            }[];
        };
        ShareLink: {
            /** Format: uuid */
            id: string;
            name: string;
            expires_at: string | null;
            sections: components["schemas"]["Section"][];
            questions: boolean;
            contact: boolean;
            download: boolean;
            notices: boolean;
            state: components["schemas"]["LinkState"];
            path: string | null;
            /** Format: date-time */
            created_at: string;
            opened: number;
            last_opened_at: string | null;
        };
        SharedResume: {
            sample: boolean;
            name: string;
            first_name: string;
            headline: string | null;
            place: string | null;
            expires_at: string | null;
            questions: boolean;
            download: boolean;
            engine: components["schemas"]["Engine"];
            sections: components["schemas"]["Section"][];
            resume: components["schemas"]["Sections"];
            suggestions: string[];
            queries: components["schemas"]["EmployerQuery"][];
        };
        Shelf: {
            question: components["schemas"]["Question"];
            answer: components["schemas"]["Answer"] | null;
            category: string;
            item_text: string;
        }[];
        SimilarAnswers: {
            /** Format: uuid */
            question_id: string;
            earlier: {
                question: string;
                answer: string;
                /** Format: date-time */
                saved_at: string;
            };
        }[];
        Source: {
            page: number;
            boxes: components["schemas"]["Box"][];
        }[];
        Text: string;
        User: {
            /** Format: uuid */
            id: string;
            email: string;
            full_name: string | null;
            is_superuser: boolean;
            is_active: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    username: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    new_password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    full_name: string;
                    password: string;
                    confirm_password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                    full_name?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                    new_password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                skip?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"][];
                        count: number;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    full_name?: string | null;
                    password: string;
                    /** @default false */
                    is_superuser?: boolean;
                    /** @default true */
                    is_active?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                    full_name?: string | null;
                    password?: string;
                    is_superuser?: boolean;
                    is_active?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listResumes: {
        parameters: {
            query?: {
                skip?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resume"][];
                        count: number;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createResume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    upload_file: Blob;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resume"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readActiveResume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumeDetail"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumeDetail"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    replaceResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    upload_file: Blob;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resume"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    activateResume: {
        parameters: {
            query?: {
                active?: "true";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resume"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readResumeFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportJsonResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, as a file to save */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        basics?: {
                            name?: components["schemas"]["Text"] | null;
                            label?: components["schemas"]["Text"] | null;
                            image?: components["schemas"]["Text"] | null;
                            email?: components["schemas"]["Text"] | null;
                            phone?: components["schemas"]["Text"] | null;
                            url?: components["schemas"]["Text"] | null;
                            summary?: components["schemas"]["Text"] | null;
                            location?: {
                                address?: components["schemas"]["Text"] | null;
                                postalCode?: components["schemas"]["Text"] | null;
                                city?: components["schemas"]["Text"] | null;
                                countryCode?: components["schemas"]["Text"] | null;
                                region?: components["schemas"]["Text"] | null;
                            } | null;
                            profiles?: {
                                network?: components["schemas"]["Text"] | null;
                                username?: components["schemas"]["Text"] | null;
                                url?: components["schemas"]["Text"] | null;
                            }[] | null;
                            contact?: components["schemas"]["Text"][] | null;
                            other?: {
                                text?: components["schemas"]["Text"] | null;
                                tag?: components["schemas"]["Text"] | null;
                            }[] | null;
                        } | null;
                        work?: {
                            name?: components["schemas"]["Text"] | null;
                            location?: components["schemas"]["Text"] | null;
                            description?: components["schemas"]["Text"] | null;
                            position?: components["schemas"]["Text"] | null;
                            url?: components["schemas"]["Text"] | null;
                            summary?: components["schemas"]["Text"] | null;
                            startDate?: string | null;
                            endDate?: string | null;
                            highlights?: components["schemas"]["Text"][] | null;
                        }[] | null;
                        volunteer?: {
                            organization?: components["schemas"]["Text"] | null;
                            position?: components["schemas"]["Text"] | null;
                            url?: components["schemas"]["Text"] | null;
                            summary?: components["schemas"]["Text"] | null;
                            startDate?: string | null;
                            endDate?: string | null;
                            highlights?: components["schemas"]["Text"][] | null;
                        }[] | null;
                        education?: {
                            institution?: components["schemas"]["Text"] | null;
                            url?: components["schemas"]["Text"] | null;
                            area?: components["schemas"]["Text"] | null;
                            studyType?: components["schemas"]["Text"] | null;
                            score?: components["schemas"]["Text"] | null;
                            summary?: components["schemas"]["Text"] | null;
                            startDate?: string | null;
                            endDate?: string | null;
                            courses?: components["schemas"]["Text"][] | null;
                        }[] | null;
                        awards?: {
                            title?: components["schemas"]["Text"] | null;
                            date?: string | null;
                            awarder?: components["schemas"]["Text"] | null;
                            summary?: components["schemas"]["Text"] | null;
                            url?: components["schemas"]["Text"] | null;
                        }[] | null;
                        certificates?: {
                            name?: components["schemas"]["Text"] | null;
                            date?: string | null;
                            url?: components["schemas"]["Text"] | null;
                            issuer?: components["schemas"]["Text"] | null;
                            summary?: components["schemas"]["Text"] | null;
                        }[] | null;
                        publications?: {
                            name?: components["schemas"]["Text"] | null;
                            publisher?: components["schemas"]["Text"] | null;
                            releaseDate?: string | null;
                            url?: components["schemas"]["Text"] | null;
                            summary?: components["schemas"]["Text"] | null;
                        }[] | null;
                        skills?: {
                            name?: components["schemas"]["Text"] | null;
                            level?: components["schemas"]["Text"] | null;
                            keywords?: components["schemas"]["Text"][] | null;
                            category?: components["schemas"]["Text"] | null;
                        }[] | null;
                        languages?: {
                            language?: components["schemas"]["Text"] | null;
                            fluency?: components["schemas"]["Text"] | null;
                        }[] | null;
                        interests?: {
                            name?: components["schemas"]["Text"] | null;
                            keywords?: components["schemas"]["Text"][] | null;
                        }[] | null;
                        references?: {
                            name?: components["schemas"]["Text"] | null;
                            reference?: components["schemas"]["Text"] | null;
                        }[] | null;
                        projects?: {
                            name?: components["schemas"]["Text"] | null;
                            description?: components["schemas"]["Text"] | null;
                            url?: components["schemas"]["Text"] | null;
                            entity?: components["schemas"]["Text"] | null;
                            type?: components["schemas"]["Text"] | null;
                            highlights?: components["schemas"]["Text"][] | null;
                            keywords?: components["schemas"]["Text"][] | null;
                            roles?: components["schemas"]["Text"][] | null;
                            startDate?: string | null;
                            endDate?: string | null;
                        }[] | null;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    importJsonResume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    document: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resume"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listChunks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chunk"][];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    parseResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Parsed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumeDetail"];
                };
            };
            /** @description Still running */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumeDetail"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listShelf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shelf"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createItem: {
        parameters: {
            query?: {
                tag?: "contact";
            };
            header?: never;
            path: {
                id: string;
                category: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                } | {
                    text: string;
                } | {
                    /** @default  */
                    name?: string;
                    title: string;
                    start_date: string;
                    /** @default null */
                    end_date?: string | null;
                    details: string;
                } | {
                    /** @default  */
                    name?: string;
                    description: string;
                    /** @default null */
                    date?: string | null;
                    /** @default null */
                    projects?: (string[] | string) | null;
                } | {
                    /** @default  */
                    name?: string;
                    description: string;
                    /** @default null */
                    projects?: (string[] | string) | null;
                } | {
                    /** @default  */
                    name?: string;
                    description: string;
                    /** @default null */
                    proficiency?: ("beginner" | "intermediate" | "advanced" | "expert") | null;
                    /** @default null */
                    projects?: (string[] | string) | null;
                } | {
                    name: string;
                    description: string;
                    /** @default null */
                    link?: string | null;
                    /** @default null */
                    date?: string | null;
                } | {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedItem"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveItem: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
                category: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
                chunk_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                } | {
                    text: string;
                } | {
                    /** @default  */
                    name?: string;
                    title: string;
                    start_date: string;
                    /** @default null */
                    end_date?: string | null;
                    details: string;
                } | {
                    /** @default  */
                    name?: string;
                    description: string;
                    /** @default null */
                    date?: string | null;
                    /** @default null */
                    projects?: (string[] | string) | null;
                } | {
                    /** @default  */
                    name?: string;
                    description: string;
                    /** @default null */
                    projects?: (string[] | string) | null;
                } | {
                    /** @default  */
                    name?: string;
                    description: string;
                    /** @default null */
                    proficiency?: ("beginner" | "intermediate" | "advanced" | "expert") | null;
                    /** @default null */
                    projects?: (string[] | string) | null;
                } | {
                    name: string;
                    description: string;
                    /** @default null */
                    link?: string | null;
                    /** @default null */
                    date?: string | null;
                } | {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedItem"];
                };
            };
            /** @description Changed elsewhere in the meantime: what is saved now, and its version */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        theirs: {
                            text: string;
                        } | {
                            text: string;
                        } | {
                            /** @default  */
                            name?: string;
                            title: string;
                            start_date: string;
                            /** @default null */
                            end_date?: string | null;
                            details: string;
                        } | {
                            /** @default  */
                            name?: string;
                            description: string;
                            /** @default null */
                            date?: string | null;
                            /** @default null */
                            projects?: (string[] | string) | null;
                        } | {
                            /** @default  */
                            name?: string;
                            description: string;
                            /** @default null */
                            projects?: (string[] | string) | null;
                        } | {
                            /** @default  */
                            name?: string;
                            description: string;
                            /** @default null */
                            proficiency?: components["schemas"]["Proficiency"] | null;
                            /** @default null */
                            projects?: (string[] | string) | null;
                        } | {
                            name: string;
                            description: string;
                            /** @default null */
                            link?: components["schemas"]["Link"] | null;
                            /** @default null */
                            date?: string | null;
                        } | {
                            text: string;
                        };
                        version: number;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                category: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
                chunk_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                category: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
                chunk_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    restoreItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                category: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
                chunk_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedItem"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    moveItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                category: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
                chunk_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    position: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    moveItemToSection: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
                category: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
                chunk_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    category: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedItem"];
                };
            };
            /** @description Changed elsewhere in the meantime: what is saved now, and its version */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        theirs: {
                            text: string;
                        } | {
                            text: string;
                        } | {
                            /** @default  */
                            name?: string;
                            title: string;
                            start_date: string;
                            /** @default null */
                            end_date?: string | null;
                            details: string;
                        } | {
                            /** @default  */
                            name?: string;
                            description: string;
                            /** @default null */
                            date?: string | null;
                            /** @default null */
                            projects?: (string[] | string) | null;
                        } | {
                            /** @default  */
                            name?: string;
                            description: string;
                            /** @default null */
                            projects?: (string[] | string) | null;
                        } | {
                            /** @default  */
                            name?: string;
                            description: string;
                            /** @default null */
                            proficiency?: components["schemas"]["Proficiency"] | null;
                            /** @default null */
                            projects?: (string[] | string) | null;
                        } | {
                            name: string;
                            description: string;
                            /** @default null */
                            link?: components["schemas"]["Link"] | null;
                            /** @default null */
                            date?: string | null;
                        } | {
                            text: string;
                        };
                        version: number;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    placeText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    index: number;
                    text: string;
                    /** @enum {string} */
                    category: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedItem"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listItemVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                category: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
                chunk_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemVersion"][];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                chunk_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askQuestions: {
        parameters: {
            query?: {
                num?: string;
            };
            header?: never;
            path: {
                id: string;
                chunk_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readSimilarAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                chunk_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarAnswers"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askFollowUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                question_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Progress"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveAnswer: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                id: string;
                question_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    /** @enum {string} */
                    release?: "practice" | "employers";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description Changed elsewhere in the meantime: what is saved now, and its version */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        theirs: string;
                        version: number;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                question_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    release: "practice" | "employers";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    releaseSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                category: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    release: "practice" | "employers";
                    only?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleasedSection"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                question_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                question_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    speak: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    voice?: string;
                };
            };
        };
        responses: {
            /** @description The audio */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/wav": Blob;
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description This server cannot speak */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    transcribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    audio: Blob;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description This server cannot transcribe speech */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listShareLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLink"][];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    expires_at: string | null;
                    sections: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other")[];
                    questions: boolean;
                    contact: boolean;
                    download?: boolean;
                    notices?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLink"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    revokeShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                link_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLink"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                link_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    expires_at?: string | null;
                    sections?: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other")[];
                    questions?: boolean;
                    contact?: boolean;
                    download?: boolean;
                    notices?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLink"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readLinkDays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                link_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkDay"][];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    previewShared: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                link_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedResume"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    previewAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                link_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    question: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployerAnswer"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rehearse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                link_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rehearsal"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listQueries: {
        parameters: {
            query?: {
                skip?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inbox"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    answerQuery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                query_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxQuery"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteQuery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                query_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rehearseAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    question: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RehearsedAnswer"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAnswerChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerChoice"][];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveAnswerChoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    question: string;
                    item_id: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerChoice"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAnswerChoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                choice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readNoticeChoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeChoice"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveNoticeChoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wanted: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeChoice"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPreparedAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedAnswer"][];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createPreparedAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    question: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedAnswer"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deletePreparedAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                answer_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readShared: {
        parameters: {
            query?: never;
            header?: {
                "x-visitor"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedResume"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readSharedFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSharedQueries: {
        parameters: {
            query?: never;
            header?: {
                "x-visitor"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployerQuery"][];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askShared: {
        parameters: {
            query?: never;
            header?: {
                "x-visitor"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    question: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployerQuery"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendShared: {
        parameters: {
            query?: never;
            header?: {
                "x-visitor"?: string;
            };
            path: {
                token: string;
                query_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployerQuery"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    leaveAddress: {
        parameters: {
            query?: never;
            header?: {
                "x-visitor"?: string;
            };
            path: {
                token: string;
                query_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployerQuery"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readEvents: {
        parameters: {
            query?: {
                missed_ms?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream that ends with the session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invalid"];
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
