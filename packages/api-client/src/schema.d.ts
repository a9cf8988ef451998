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
        /** The original PDF; of an imported resume its JSON Resume document */
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
    "/api/v1/resumes/{id}/shelf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions and answers whose item is gone */
        get: operations["listShelf"];
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
        /** Generate up to num more questions about an item; fewer, or none, when nothing else in it is worth asking */
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
        /** What the owner has answered before to questions like the open ones of an item */
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
        /** Add one question that follows up a saved answer; the same questions when there is nothing to follow up */
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
        /** Say who may read a saved answer */
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
        /** Say who may read the saved answers of a section, all at once */
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
        /** Keep text that is being typed */
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
        /** Change what a link shows, or how long */
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
        /** How often a link was opened and asked on each of the last 30 days on which it was, newest first */
        get: operations["readLinkDays"];
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
        /** The inbox of employers' questions, equal ones as one; open ones first, then newest first */
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
        /** Answer a question and all that are equal; the answer is used for similar ones from then on */
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
        /** Delete a question, all that are equal, and your answer to them */
        delete: operations["deleteQuery"];
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
    "/api/v1/users/me/readiness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many of 20 common questions are answered from what the links show; without a link, from what a new one would */
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
        /** What employers would be told for a question, and whether you chose it; it does not appear in the inbox */
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
        /** The questions for which you chose what employers are told, of the active resume, newest first */
        get: operations["listAnswerChoices"];
        /** Choose what employers are told for a question and its near repeats: what an item says, or nothing */
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
        /** Let a question be answered as without your choice */
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
        /** Whether you want mails about your links: first openings, and questions that wait */
        get: operations["readNoticeChoice"];
        /** Choose whether you want mails about your links */
        put: operations["saveNoticeChoice"];
        post?: never;
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
        /** End the mails about links, by the address in one of them (RFC 8058) */
        post: operations["unsubscribe"];
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
        /** What a share link shows; unknown, revoked and expired links are one and the same 404 */
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
        /** The original PDF of a link's resume, where the link offers it */
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
        /** Send a question to the resume's owner and have the answer mailed too; the address is deleted after that mail */
        post: operations["leaveAddress"];
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
        /** Changes of what the caller may see, as server-sent events: first `ready` (then again the changes of the last missed_ms milliseconds) or `reset` (changes were missed: read again), then `change` with {topic, resume?} */
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
    schemas: never;
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
                    "application/json": {
                        access_token: string;
                        /** @constant */
                        token_type: "bearer";
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        full_name: string | null;
                        is_superuser: boolean;
                        is_active: boolean;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        full_name: string | null;
                        is_superuser: boolean;
                        is_active: boolean;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        full_name: string | null;
                        is_superuser: boolean;
                        is_active: boolean;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                        data: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                            full_name: string | null;
                            is_superuser: boolean;
                            is_active: boolean;
                        }[];
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
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        full_name: string | null;
                        is_superuser: boolean;
                        is_active: boolean;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        full_name: string | null;
                        is_superuser: boolean;
                        is_active: boolean;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                        data: {
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
                            /** @enum {string} */
                            parse_status: "none" | "running" | "done" | "failed";
                            parse_error: ("not_a_pdf" | "damaged" | "password_protected" | "no_pages" | "no_text" | "no_text_layer" | "too_many_pages" | "took_too_long" | "too_much_memory" | "engine_failed") | null;
                            parse_stage: ("queued" | "read_text" | "read_pictures" | "find_sections" | "fill_items" | "check") | null;
                            parse_started_at: string | null;
                            parse_counts: {
                                pages_read: number;
                                pages: number | null;
                                items: number;
                            } | null;
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
                        }[];
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
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
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
                        /** @enum {string} */
                        parse_status: "none" | "running" | "done" | "failed";
                        parse_error: ("not_a_pdf" | "damaged" | "password_protected" | "no_pages" | "no_text" | "no_text_layer" | "too_many_pages" | "took_too_long" | "too_much_memory" | "engine_failed") | null;
                        parse_stage: ("queued" | "read_text" | "read_pictures" | "find_sections" | "fill_items" | "check") | null;
                        parse_started_at: string | null;
                        parse_counts: {
                            pages_read: number;
                            pages: number | null;
                            items: number;
                        } | null;
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
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
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
                        /** @enum {string} */
                        parse_status: "none" | "running" | "done" | "failed";
                        parse_error: ("not_a_pdf" | "damaged" | "password_protected" | "no_pages" | "no_text" | "no_text_layer" | "too_many_pages" | "took_too_long" | "too_much_memory" | "engine_failed") | null;
                        parse_stage: ("queued" | "read_text" | "read_pictures" | "find_sections" | "fill_items" | "check") | null;
                        parse_started_at: string | null;
                        parse_counts: {
                            pages_read: number;
                            pages: number | null;
                            items: number;
                        } | null;
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
                            doubts?: ({
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
                            })[];
                            text: string;
                        }[];
                        leadership: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            tag: string | null;
                            doubts?: ({
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
                            })[];
                            text: string;
                        }[];
                        experience: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            tag: string | null;
                            doubts?: ({
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
                            })[];
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
                            doubts?: ({
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
                            })[];
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
                            doubts?: ({
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
                            })[];
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
                            doubts?: ({
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
                            })[];
                            name: string;
                            description: string;
                            proficiency: ("beginner" | "intermediate" | "advanced" | "expert") | null;
                            /** @default null */
                            projects?: (string[] | string) | null;
                        }[];
                        achievements: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            tag: string | null;
                            doubts?: ({
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
                            })[];
                            name: string;
                            description: string;
                            link: string | null;
                            date: string | null;
                        }[];
                        other: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            tag: string | null;
                            doubts?: ({
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
                            })[];
                            text: string;
                        }[];
                        engine: {
                            /** @enum {string} */
                            kind: "rules" | "llm";
                            model?: string;
                        } | null;
                        unplaced: {
                            text: string;
                            source: {
                                page: number;
                                boxes: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                }[];
                            }[];
                        }[];
                        hidden: {
                            text: string;
                            source: {
                                page: number;
                                boxes: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                }[];
                            }[];
                        }[];
                        unread?: number[];
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
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
                        /** @enum {string} */
                        parse_status: "none" | "running" | "done" | "failed";
                        parse_error: ("not_a_pdf" | "damaged" | "password_protected" | "no_pages" | "no_text" | "no_text_layer" | "too_many_pages" | "took_too_long" | "too_much_memory" | "engine_failed") | null;
                        parse_stage: ("queued" | "read_text" | "read_pictures" | "find_sections" | "fill_items" | "check") | null;
                        parse_started_at: string | null;
                        parse_counts: {
                            pages_read: number;
                            pages: number | null;
                            items: number;
                        } | null;
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
                            doubts?: ({
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
                            })[];
                            text: string;
                        }[];
                        leadership: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            tag: string | null;
                            doubts?: ({
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
                            })[];
                            text: string;
                        }[];
                        experience: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            tag: string | null;
                            doubts?: ({
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
                            })[];
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
                            doubts?: ({
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
                            })[];
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
                            doubts?: ({
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
                            })[];
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
                            doubts?: ({
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
                            })[];
                            name: string;
                            description: string;
                            proficiency: ("beginner" | "intermediate" | "advanced" | "expert") | null;
                            /** @default null */
                            projects?: (string[] | string) | null;
                        }[];
                        achievements: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            tag: string | null;
                            doubts?: ({
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
                            })[];
                            name: string;
                            description: string;
                            link: string | null;
                            date: string | null;
                        }[];
                        other: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            tag: string | null;
                            doubts?: ({
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
                            })[];
                            text: string;
                        }[];
                        engine: {
                            /** @enum {string} */
                            kind: "rules" | "llm";
                            model?: string;
                        } | null;
                        unplaced: {
                            text: string;
                            source: {
                                page: number;
                                boxes: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                }[];
                            }[];
                        }[];
                        hidden: {
                            text: string;
                            source: {
                                page: number;
                                boxes: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                }[];
                            }[];
                        }[];
                        unread?: number[];
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
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
                        /** @enum {string} */
                        parse_status: "none" | "running" | "done" | "failed";
                        parse_error: ("not_a_pdf" | "damaged" | "password_protected" | "no_pages" | "no_text" | "no_text_layer" | "too_many_pages" | "took_too_long" | "too_much_memory" | "engine_failed") | null;
                        parse_stage: ("queued" | "read_text" | "read_pictures" | "find_sections" | "fill_items" | "check") | null;
                        parse_started_at: string | null;
                        parse_counts: {
                            pages_read: number;
                            pages: number | null;
                            items: number;
                        } | null;
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
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
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
                        /** @enum {string} */
                        parse_status: "none" | "running" | "done" | "failed";
                        parse_error: ("not_a_pdf" | "damaged" | "password_protected" | "no_pages" | "no_text" | "no_text_layer" | "too_many_pages" | "took_too_long" | "too_much_memory" | "engine_failed") | null;
                        parse_stage: ("queued" | "read_text" | "read_pictures" | "find_sections" | "fill_items" | "check") | null;
                        parse_started_at: string | null;
                        parse_counts: {
                            pages_read: number;
                            pages: number | null;
                            items: number;
                        } | null;
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
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                            name?: string | null;
                            label?: string | null;
                            image?: string | null;
                            email?: string | null;
                            phone?: string | null;
                            url?: string | null;
                            summary?: string | null;
                            location?: {
                                address?: string | null;
                                postalCode?: string | null;
                                city?: string | null;
                                countryCode?: string | null;
                                region?: string | null;
                            } | null;
                            profiles?: {
                                network?: string | null;
                                username?: string | null;
                                url?: string | null;
                            }[] | null;
                            contact?: string[] | null;
                            other?: {
                                text?: string | null;
                                tag?: string | null;
                            }[] | null;
                        } | null;
                        work?: {
                            name?: string | null;
                            location?: string | null;
                            description?: string | null;
                            position?: string | null;
                            url?: string | null;
                            summary?: string | null;
                            startDate?: string | null;
                            endDate?: string | null;
                            highlights?: string[] | null;
                        }[] | null;
                        volunteer?: {
                            organization?: string | null;
                            position?: string | null;
                            url?: string | null;
                            summary?: string | null;
                            startDate?: string | null;
                            endDate?: string | null;
                            highlights?: string[] | null;
                        }[] | null;
                        education?: {
                            institution?: string | null;
                            url?: string | null;
                            area?: string | null;
                            studyType?: string | null;
                            score?: string | null;
                            summary?: string | null;
                            startDate?: string | null;
                            endDate?: string | null;
                            courses?: string[] | null;
                        }[] | null;
                        awards?: {
                            title?: string | null;
                            date?: string | null;
                            awarder?: string | null;
                            summary?: string | null;
                            url?: string | null;
                        }[] | null;
                        certificates?: {
                            name?: string | null;
                            date?: string | null;
                            url?: string | null;
                            issuer?: string | null;
                            summary?: string | null;
                        }[] | null;
                        publications?: {
                            name?: string | null;
                            publisher?: string | null;
                            releaseDate?: string | null;
                            url?: string | null;
                            summary?: string | null;
                        }[] | null;
                        skills?: {
                            name?: string | null;
                            level?: string | null;
                            keywords?: string[] | null;
                            category?: string | null;
                        }[] | null;
                        languages?: {
                            language?: string | null;
                            fluency?: string | null;
                        }[] | null;
                        interests?: {
                            name?: string | null;
                            keywords?: string[] | null;
                        }[] | null;
                        references?: {
                            name?: string | null;
                            reference?: string | null;
                        }[] | null;
                        projects?: {
                            name?: string | null;
                            description?: string | null;
                            url?: string | null;
                            entity?: string | null;
                            type?: string | null;
                            highlights?: string[] | null;
                            keywords?: string[] | null;
                            roles?: string[] | null;
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
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
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
                        /** @enum {string} */
                        parse_status: "none" | "running" | "done" | "failed";
                        parse_error: ("not_a_pdf" | "damaged" | "password_protected" | "no_pages" | "no_text" | "no_text_layer" | "too_many_pages" | "took_too_long" | "too_much_memory" | "engine_failed") | null;
                        parse_stage: ("queued" | "read_text" | "read_pictures" | "find_sections" | "fill_items" | "check") | null;
                        parse_started_at: string | null;
                        parse_counts: {
                            pages_read: number;
                            pages: number | null;
                            items: number;
                        } | null;
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
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        chunk_id: string;
                        /** @enum {string} */
                        category: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
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
                            proficiency: ("beginner" | "intermediate" | "advanced" | "expert") | null;
                            /** @default null */
                            projects?: (string[] | string) | null;
                        } | {
                            name: string;
                            description: string;
                            link: string | null;
                            date: string | null;
                        } | {
                            text: string;
                        };
                        source: {
                            page: number;
                            boxes: {
                                x: number;
                                y: number;
                                width: number;
                                height: number;
                            }[];
                        }[];
                        version: number;
                    }[];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
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
                        /** @enum {string} */
                        parse_status: "none" | "running" | "done" | "failed";
                        parse_error: ("not_a_pdf" | "damaged" | "password_protected" | "no_pages" | "no_text" | "no_text_layer" | "too_many_pages" | "took_too_long" | "too_much_memory" | "engine_failed") | null;
                        parse_stage: ("queued" | "read_text" | "read_pictures" | "find_sections" | "fill_items" | "check") | null;
                        parse_started_at: string | null;
                        parse_counts: {
                            pages_read: number;
                            pages: number | null;
                            items: number;
                        } | null;
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
                            doubts?: ({
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
                            })[];
                            text: string;
                        }[];
                        leadership: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            tag: string | null;
                            doubts?: ({
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
                            })[];
                            text: string;
                        }[];
                        experience: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            tag: string | null;
                            doubts?: ({
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
                            })[];
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
                            doubts?: ({
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
                            })[];
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
                            doubts?: ({
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
                            })[];
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
                            doubts?: ({
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
                            })[];
                            name: string;
                            description: string;
                            proficiency: ("beginner" | "intermediate" | "advanced" | "expert") | null;
                            /** @default null */
                            projects?: (string[] | string) | null;
                        }[];
                        achievements: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            tag: string | null;
                            doubts?: ({
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
                            })[];
                            name: string;
                            description: string;
                            link: string | null;
                            date: string | null;
                        }[];
                        other: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            tag: string | null;
                            doubts?: ({
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
                            })[];
                            text: string;
                        }[];
                        engine: {
                            /** @enum {string} */
                            kind: "rules" | "llm";
                            model?: string;
                        } | null;
                        unplaced: {
                            text: string;
                            source: {
                                page: number;
                                boxes: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                }[];
                            }[];
                        }[];
                        hidden: {
                            text: string;
                            source: {
                                page: number;
                                boxes: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                }[];
                            }[];
                        }[];
                        unread?: number[];
                    };
                };
            };
            /** @description Still running */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                        /** @enum {string} */
                        parse_status: "none" | "running" | "done" | "failed";
                        parse_error: ("not_a_pdf" | "damaged" | "password_protected" | "no_pages" | "no_text" | "no_text_layer" | "too_many_pages" | "took_too_long" | "too_much_memory" | "engine_failed") | null;
                        parse_stage: ("queued" | "read_text" | "read_pictures" | "find_sections" | "fill_items" | "check") | null;
                        parse_started_at: string | null;
                        parse_counts: {
                            pages_read: number;
                            pages: number | null;
                            items: number;
                        } | null;
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
                            doubts?: ({
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
                            })[];
                            text: string;
                        }[];
                        leadership: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            tag: string | null;
                            doubts?: ({
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
                            })[];
                            text: string;
                        }[];
                        experience: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            tag: string | null;
                            doubts?: ({
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
                            })[];
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
                            doubts?: ({
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
                            })[];
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
                            doubts?: ({
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
                            })[];
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
                            doubts?: ({
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
                            })[];
                            name: string;
                            description: string;
                            proficiency: ("beginner" | "intermediate" | "advanced" | "expert") | null;
                            /** @default null */
                            projects?: (string[] | string) | null;
                        }[];
                        achievements: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            tag: string | null;
                            doubts?: ({
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
                            })[];
                            name: string;
                            description: string;
                            link: string | null;
                            date: string | null;
                        }[];
                        other: {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            tag: string | null;
                            doubts?: ({
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
                            })[];
                            text: string;
                        }[];
                        engine: {
                            /** @enum {string} */
                            kind: "rules" | "llm";
                            model?: string;
                        } | null;
                        unplaced: {
                            text: string;
                            source: {
                                page: number;
                                boxes: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                }[];
                            }[];
                        }[];
                        hidden: {
                            text: string;
                            source: {
                                page: number;
                                boxes: {
                                    x: number;
                                    y: number;
                                    width: number;
                                    height: number;
                                }[];
                            }[];
                        }[];
                        unread?: number[];
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        chunk_id: string;
                        /** @enum {string} */
                        category: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
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
                            proficiency: ("beginner" | "intermediate" | "advanced" | "expert") | null;
                            /** @default null */
                            projects?: (string[] | string) | null;
                        } | {
                            name: string;
                            description: string;
                            link: string | null;
                            date: string | null;
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
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        chunk_id: string;
                        /** @enum {string} */
                        category: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
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
                            proficiency: ("beginner" | "intermediate" | "advanced" | "expert") | null;
                            /** @default null */
                            projects?: (string[] | string) | null;
                        } | {
                            name: string;
                            description: string;
                            link: string | null;
                            date: string | null;
                        } | {
                            text: string;
                        };
                        version: number;
                    };
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
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        chunk_id: string;
                        /** @enum {string} */
                        category: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
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
                            proficiency: ("beginner" | "intermediate" | "advanced" | "expert") | null;
                            /** @default null */
                            projects?: (string[] | string) | null;
                        } | {
                            name: string;
                            description: string;
                            link: string | null;
                            date: string | null;
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
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        chunk_id: string;
                        /** @enum {string} */
                        category: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
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
                            proficiency: ("beginner" | "intermediate" | "advanced" | "expert") | null;
                            /** @default null */
                            projects?: (string[] | string) | null;
                        } | {
                            name: string;
                            description: string;
                            link: string | null;
                            date: string | null;
                        } | {
                            text: string;
                        };
                        version: number;
                    };
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
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        chunk_id: string;
                        /** @enum {string} */
                        category: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
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
                            proficiency: ("beginner" | "intermediate" | "advanced" | "expert") | null;
                            /** @default null */
                            projects?: (string[] | string) | null;
                        } | {
                            name: string;
                            description: string;
                            link: string | null;
                            date: string | null;
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
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        version: number;
                        /** @enum {string} */
                        category: "overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other";
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
                            proficiency: ("beginner" | "intermediate" | "advanced" | "expert") | null;
                            /** @default null */
                            projects?: (string[] | string) | null;
                        } | {
                            name: string;
                            description: string;
                            link: string | null;
                            date: string | null;
                        } | {
                            text: string;
                        };
                        /** Format: date-time */
                        saved_at: string;
                    }[];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        question: {
                            /** Format: uuid */
                            id: string;
                            text: string;
                            /** @enum {string} */
                            kind: "situation" | "decision" | "result" | "learning" | "follow_up";
                            follows: string | null;
                            engine: {
                                /** @enum {string} */
                                kind: "rules" | "llm";
                                model?: string;
                            };
                        };
                        answer: {
                            /** Format: uuid */
                            id: string;
                            text: string;
                            /** @enum {string} */
                            release: "practice" | "employers";
                            version: number;
                            /** Format: date-time */
                            saved_at: string;
                        } | null;
                        category: string;
                        item_text: string;
                    }[];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        questions: {
                            /** Format: uuid */
                            id: string;
                            text: string;
                            /** @enum {string} */
                            kind: "situation" | "decision" | "result" | "learning" | "follow_up";
                            follows: string | null;
                            engine: {
                                /** @enum {string} */
                                kind: "rules" | "llm";
                                model?: string;
                            };
                        }[];
                        answers: ({
                            /** Format: uuid */
                            id: string;
                            text: string;
                            /** @enum {string} */
                            release: "practice" | "employers";
                            version: number;
                            /** Format: date-time */
                            saved_at: string;
                        } | null)[];
                        drafts: ({
                            text: string;
                            /** Format: date-time */
                            saved_at: string;
                        } | null)[];
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        questions: {
                            /** Format: uuid */
                            id: string;
                            text: string;
                            /** @enum {string} */
                            kind: "situation" | "decision" | "result" | "learning" | "follow_up";
                            follows: string | null;
                            engine: {
                                /** @enum {string} */
                                kind: "rules" | "llm";
                                model?: string;
                            };
                        }[];
                        answers: ({
                            /** Format: uuid */
                            id: string;
                            text: string;
                            /** @enum {string} */
                            release: "practice" | "employers";
                            version: number;
                            /** Format: date-time */
                            saved_at: string;
                        } | null)[];
                        drafts: ({
                            text: string;
                            /** Format: date-time */
                            saved_at: string;
                        } | null)[];
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        question_id: string;
                        earlier: {
                            question: string;
                            answer: string;
                            /** Format: date-time */
                            saved_at: string;
                        };
                    }[];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        questions: {
                            /** Format: uuid */
                            id: string;
                            text: string;
                            /** @enum {string} */
                            kind: "situation" | "decision" | "result" | "learning" | "follow_up";
                            follows: string | null;
                            engine: {
                                /** @enum {string} */
                                kind: "rules" | "llm";
                                model?: string;
                            };
                        }[];
                        answers: ({
                            /** Format: uuid */
                            id: string;
                            text: string;
                            /** @enum {string} */
                            release: "practice" | "employers";
                            version: number;
                            /** Format: date-time */
                            saved_at: string;
                        } | null)[];
                        drafts: ({
                            text: string;
                            /** Format: date-time */
                            saved_at: string;
                        } | null)[];
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        chunk_id: string;
                        questions: number;
                        answered: number;
                        released: number;
                    }[];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        text: string;
                        /** @enum {string} */
                        release: "practice" | "employers";
                        version: number;
                        /** Format: date-time */
                        saved_at: string;
                    };
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
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        text: string;
                        /** @enum {string} */
                        release: "practice" | "employers";
                        version: number;
                        /** Format: date-time */
                        saved_at: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        changed: string[];
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        text: string;
                        /** Format: date-time */
                        saved_at: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description This server cannot speak */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description This server cannot transcribe speech */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        expires_at: string | null;
                        sections: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other")[];
                        questions: boolean;
                        contact: boolean;
                        download: boolean;
                        notices: boolean;
                        /** @enum {string} */
                        state: "active" | "expired" | "revoked";
                        path: string | null;
                        /** Format: date-time */
                        created_at: string;
                        opened: number;
                        last_opened_at: string | null;
                    }[];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        expires_at: string | null;
                        sections: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other")[];
                        questions: boolean;
                        contact: boolean;
                        download: boolean;
                        notices: boolean;
                        /** @enum {string} */
                        state: "active" | "expired" | "revoked";
                        path: string | null;
                        /** Format: date-time */
                        created_at: string;
                        opened: number;
                        last_opened_at: string | null;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        expires_at: string | null;
                        sections: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other")[];
                        questions: boolean;
                        contact: boolean;
                        download: boolean;
                        notices: boolean;
                        /** @enum {string} */
                        state: "active" | "expired" | "revoked";
                        path: string | null;
                        /** Format: date-time */
                        created_at: string;
                        opened: number;
                        last_opened_at: string | null;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        expires_at: string | null;
                        sections: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other")[];
                        questions: boolean;
                        contact: boolean;
                        download: boolean;
                        notices: boolean;
                        /** @enum {string} */
                        state: "active" | "expired" | "revoked";
                        path: string | null;
                        /** Format: date-time */
                        created_at: string;
                        opened: number;
                        last_opened_at: string | null;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        day: string;
                        opened: number;
                        asked: number;
                    }[];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            question: string;
                            /** Format: date-time */
                            asked_at: string;
                            answer: {
                                /** @enum {string} */
                                outcome: "answered" | "corrected" | "closest" | "not_stated" | "protected" | "instruction" | "out_of_scope";
                                rule?: string;
                                engine: {
                                    /** @enum {string} */
                                    kind: "rules" | "llm";
                                    model?: string;
                                };
                                sentences: {
                                    text: string;
                                    receipts: number[];
                                }[];
                                related: {
                                    text: string;
                                    receipts: number[];
                                }[];
                                /** @enum {string} */
                                closeness?: "likely" | "unsure" | "unlikely";
                                receipts: {
                                    number: number;
                                    /** @enum {string} */
                                    kind: "item" | "answer";
                                    id: string;
                                    category: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other") | null;
                                    title: string;
                                    quote: string;
                                    date: string | null;
                                }[];
                                confidence: number;
                            };
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
                        }[];
                        count: number;
                        open: number;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        question: string;
                        /** Format: date-time */
                        asked_at: string;
                        answer: {
                            /** @enum {string} */
                            outcome: "answered" | "corrected" | "closest" | "not_stated" | "protected" | "instruction" | "out_of_scope";
                            rule?: string;
                            engine: {
                                /** @enum {string} */
                                kind: "rules" | "llm";
                                model?: string;
                            };
                            sentences: {
                                text: string;
                                receipts: number[];
                            }[];
                            related: {
                                text: string;
                                receipts: number[];
                            }[];
                            /** @enum {string} */
                            closeness?: "likely" | "unsure" | "unlikely";
                            receipts: {
                                number: number;
                                /** @enum {string} */
                                kind: "item" | "answer";
                                id: string;
                                category: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other") | null;
                                title: string;
                                quote: string;
                                date: string | null;
                            }[];
                            confidence: number;
                        };
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
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        sample: boolean;
                        name: string;
                        first_name: string;
                        headline: string | null;
                        place: string | null;
                        expires_at: string | null;
                        questions: boolean;
                        download: boolean;
                        engine: {
                            /** @enum {string} */
                            kind: "rules" | "llm";
                            model?: string;
                        };
                        sections: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other")[];
                        resume: {
                            overview: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                tag: string | null;
                                doubts?: ({
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
                                })[];
                                text: string;
                            }[];
                            leadership: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                tag: string | null;
                                doubts?: ({
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
                                })[];
                                text: string;
                            }[];
                            experience: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                tag: string | null;
                                doubts?: ({
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
                                })[];
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
                                doubts?: ({
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
                                })[];
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
                                doubts?: ({
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
                                })[];
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
                                doubts?: ({
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
                                })[];
                                name: string;
                                description: string;
                                proficiency: ("beginner" | "intermediate" | "advanced" | "expert") | null;
                                /** @default null */
                                projects?: (string[] | string) | null;
                            }[];
                            achievements: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                tag: string | null;
                                doubts?: ({
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
                                })[];
                                name: string;
                                description: string;
                                link: string | null;
                                date: string | null;
                            }[];
                            other: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                tag: string | null;
                                doubts?: ({
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
                                })[];
                                text: string;
                            }[];
                        };
                        suggestions: string[];
                        queries: {
                            /** Format: uuid */
                            id: string;
                            question: string;
                            /** Format: date-time */
                            asked_at: string;
                            answer: {
                                /** @enum {string} */
                                outcome: "answered" | "corrected" | "closest" | "not_stated" | "protected" | "instruction" | "out_of_scope";
                                rule?: string;
                                engine: {
                                    /** @enum {string} */
                                    kind: "rules" | "llm";
                                    model?: string;
                                };
                                sentences: {
                                    text: string;
                                    receipts: number[];
                                }[];
                                related: {
                                    text: string;
                                    receipts: number[];
                                }[];
                                /** @enum {string} */
                                closeness?: "likely" | "unsure" | "unlikely";
                                receipts: {
                                    number: number;
                                    /** @enum {string} */
                                    kind: "item" | "answer";
                                    id: string;
                                    category: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other") | null;
                                    title: string;
                                    quote: string;
                                    date: string | null;
                                }[];
                                confidence: number;
                            } | null;
                            sent_at: string | null;
                            owner_answer: {
                                text: string;
                                /** Format: date-time */
                                answered_at: string;
                            } | null;
                            by_mail: boolean;
                        }[];
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** @enum {string} */
                        outcome: "answered" | "corrected" | "closest" | "not_stated" | "protected" | "instruction" | "out_of_scope";
                        rule?: string;
                        engine: {
                            /** @enum {string} */
                            kind: "rules" | "llm";
                            model?: string;
                        };
                        sentences: {
                            text: string;
                            receipts: number[];
                        }[];
                        related: {
                            text: string;
                            receipts: number[];
                        }[];
                        /** @enum {string} */
                        closeness?: "likely" | "unsure" | "unlikely";
                        receipts: {
                            number: number;
                            /** @enum {string} */
                            kind: "item" | "answer";
                            id: string;
                            category: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other") | null;
                            title: string;
                            quote: string;
                            date: string | null;
                        }[];
                        confidence: number;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        question: string;
                        /** @enum {string} */
                        verdict: "answered" | "weak" | "not_answerable";
                        answer: {
                            /** @enum {string} */
                            outcome: "answered" | "corrected" | "closest" | "not_stated" | "protected" | "instruction" | "out_of_scope";
                            rule?: string;
                            engine: {
                                /** @enum {string} */
                                kind: "rules" | "llm";
                                model?: string;
                            };
                            sentences: {
                                text: string;
                                receipts: number[];
                            }[];
                            related: {
                                text: string;
                                receipts: number[];
                            }[];
                            /** @enum {string} */
                            closeness?: "likely" | "unsure" | "unlikely";
                            receipts: {
                                number: number;
                                /** @enum {string} */
                                kind: "item" | "answer";
                                id: string;
                                category: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other") | null;
                                title: string;
                                quote: string;
                                date: string | null;
                            }[];
                            confidence: number;
                        };
                    }[];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        answered: number;
                        questions: {
                            question: string;
                            /** @enum {string} */
                            verdict: "answered" | "weak" | "not_answerable";
                        }[];
                        practice_only: number;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        answer: {
                            /** @enum {string} */
                            outcome: "answered" | "corrected" | "closest" | "not_stated" | "protected" | "instruction" | "out_of_scope";
                            rule?: string;
                            engine: {
                                /** @enum {string} */
                                kind: "rules" | "llm";
                                model?: string;
                            };
                            sentences: {
                                text: string;
                                receipts: number[];
                            }[];
                            related: {
                                text: string;
                                receipts: number[];
                            }[];
                            /** @enum {string} */
                            closeness?: "likely" | "unsure" | "unlikely";
                            receipts: {
                                number: number;
                                /** @enum {string} */
                                kind: "item" | "answer";
                                id: string;
                                category: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other") | null;
                                title: string;
                                quote: string;
                                date: string | null;
                            }[];
                            confidence: number;
                        };
                        choice: {
                            /** Format: uuid */
                            id: string;
                            question: string;
                            item_id: string | null;
                            /** Format: date-time */
                            chosen_at: string;
                        } | null;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        question: string;
                        item_id: string | null;
                        /** Format: date-time */
                        chosen_at: string;
                    }[];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        question: string;
                        item_id: string | null;
                        /** Format: date-time */
                        chosen_at: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        wanted: boolean;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        wanted: boolean;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        question: string;
                        text: string;
                        /** Format: date-time */
                        answered_at: string;
                    }[];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        question: string;
                        text: string;
                        /** Format: date-time */
                        answered_at: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        sample: boolean;
                        name: string;
                        first_name: string;
                        headline: string | null;
                        place: string | null;
                        expires_at: string | null;
                        questions: boolean;
                        download: boolean;
                        engine: {
                            /** @enum {string} */
                            kind: "rules" | "llm";
                            model?: string;
                        };
                        sections: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other")[];
                        resume: {
                            overview: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                tag: string | null;
                                doubts?: ({
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
                                })[];
                                text: string;
                            }[];
                            leadership: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                tag: string | null;
                                doubts?: ({
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
                                })[];
                                text: string;
                            }[];
                            experience: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                tag: string | null;
                                doubts?: ({
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
                                })[];
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
                                doubts?: ({
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
                                })[];
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
                                doubts?: ({
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
                                })[];
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
                                doubts?: ({
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
                                })[];
                                name: string;
                                description: string;
                                proficiency: ("beginner" | "intermediate" | "advanced" | "expert") | null;
                                /** @default null */
                                projects?: (string[] | string) | null;
                            }[];
                            achievements: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                tag: string | null;
                                doubts?: ({
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
                                })[];
                                name: string;
                                description: string;
                                link: string | null;
                                date: string | null;
                            }[];
                            other: {
                                /** Format: uuid */
                                id: string;
                                version: number;
                                tag: string | null;
                                doubts?: ({
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
                                })[];
                                text: string;
                            }[];
                        };
                        suggestions: string[];
                        queries: {
                            /** Format: uuid */
                            id: string;
                            question: string;
                            /** Format: date-time */
                            asked_at: string;
                            answer: {
                                /** @enum {string} */
                                outcome: "answered" | "corrected" | "closest" | "not_stated" | "protected" | "instruction" | "out_of_scope";
                                rule?: string;
                                engine: {
                                    /** @enum {string} */
                                    kind: "rules" | "llm";
                                    model?: string;
                                };
                                sentences: {
                                    text: string;
                                    receipts: number[];
                                }[];
                                related: {
                                    text: string;
                                    receipts: number[];
                                }[];
                                /** @enum {string} */
                                closeness?: "likely" | "unsure" | "unlikely";
                                receipts: {
                                    number: number;
                                    /** @enum {string} */
                                    kind: "item" | "answer";
                                    id: string;
                                    category: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other") | null;
                                    title: string;
                                    quote: string;
                                    date: string | null;
                                }[];
                                confidence: number;
                            } | null;
                            sent_at: string | null;
                            owner_answer: {
                                text: string;
                                /** Format: date-time */
                                answered_at: string;
                            } | null;
                            by_mail: boolean;
                        }[];
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        question: string;
                        /** Format: date-time */
                        asked_at: string;
                        answer: {
                            /** @enum {string} */
                            outcome: "answered" | "corrected" | "closest" | "not_stated" | "protected" | "instruction" | "out_of_scope";
                            rule?: string;
                            engine: {
                                /** @enum {string} */
                                kind: "rules" | "llm";
                                model?: string;
                            };
                            sentences: {
                                text: string;
                                receipts: number[];
                            }[];
                            related: {
                                text: string;
                                receipts: number[];
                            }[];
                            /** @enum {string} */
                            closeness?: "likely" | "unsure" | "unlikely";
                            receipts: {
                                number: number;
                                /** @enum {string} */
                                kind: "item" | "answer";
                                id: string;
                                category: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other") | null;
                                title: string;
                                quote: string;
                                date: string | null;
                            }[];
                            confidence: number;
                        } | null;
                        sent_at: string | null;
                        owner_answer: {
                            text: string;
                            /** Format: date-time */
                            answered_at: string;
                        } | null;
                        by_mail: boolean;
                    }[];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        question: string;
                        /** Format: date-time */
                        asked_at: string;
                        answer: {
                            /** @enum {string} */
                            outcome: "answered" | "corrected" | "closest" | "not_stated" | "protected" | "instruction" | "out_of_scope";
                            rule?: string;
                            engine: {
                                /** @enum {string} */
                                kind: "rules" | "llm";
                                model?: string;
                            };
                            sentences: {
                                text: string;
                                receipts: number[];
                            }[];
                            related: {
                                text: string;
                                receipts: number[];
                            }[];
                            /** @enum {string} */
                            closeness?: "likely" | "unsure" | "unlikely";
                            receipts: {
                                number: number;
                                /** @enum {string} */
                                kind: "item" | "answer";
                                id: string;
                                category: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other") | null;
                                title: string;
                                quote: string;
                                date: string | null;
                            }[];
                            confidence: number;
                        } | null;
                        sent_at: string | null;
                        owner_answer: {
                            text: string;
                            /** Format: date-time */
                            answered_at: string;
                        } | null;
                        by_mail: boolean;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        question: string;
                        /** Format: date-time */
                        asked_at: string;
                        answer: {
                            /** @enum {string} */
                            outcome: "answered" | "corrected" | "closest" | "not_stated" | "protected" | "instruction" | "out_of_scope";
                            rule?: string;
                            engine: {
                                /** @enum {string} */
                                kind: "rules" | "llm";
                                model?: string;
                            };
                            sentences: {
                                text: string;
                                receipts: number[];
                            }[];
                            related: {
                                text: string;
                                receipts: number[];
                            }[];
                            /** @enum {string} */
                            closeness?: "likely" | "unsure" | "unlikely";
                            receipts: {
                                number: number;
                                /** @enum {string} */
                                kind: "item" | "answer";
                                id: string;
                                category: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other") | null;
                                title: string;
                                quote: string;
                                date: string | null;
                            }[];
                            confidence: number;
                        } | null;
                        sent_at: string | null;
                        owner_answer: {
                            text: string;
                            /** Format: date-time */
                            answered_at: string;
                        } | null;
                        by_mail: boolean;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        question: string;
                        /** Format: date-time */
                        asked_at: string;
                        answer: {
                            /** @enum {string} */
                            outcome: "answered" | "corrected" | "closest" | "not_stated" | "protected" | "instruction" | "out_of_scope";
                            rule?: string;
                            engine: {
                                /** @enum {string} */
                                kind: "rules" | "llm";
                                model?: string;
                            };
                            sentences: {
                                text: string;
                                receipts: number[];
                            }[];
                            related: {
                                text: string;
                                receipts: number[];
                            }[];
                            /** @enum {string} */
                            closeness?: "likely" | "unsure" | "unlikely";
                            receipts: {
                                number: number;
                                /** @enum {string} */
                                kind: "item" | "answer";
                                id: string;
                                category: ("overview" | "leadership" | "experience" | "roles" | "skills" | "technical" | "achievements" | "other") | null;
                                title: string;
                                quote: string;
                                date: string | null;
                            }[];
                            confidence: number;
                        } | null;
                        sent_at: string | null;
                        owner_answer: {
                            text: string;
                            /** Format: date-time */
                            answered_at: string;
                        } | null;
                        by_mail: boolean;
                    };
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
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
                    "application/json": {
                        detail: {
                            loc: (string | number)[];
                            msg: string;
                            type: string;
                        }[];
                    };
                };
            };
            /** @description An error with a reason */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                    };
                };
            };
        };
    };
}
