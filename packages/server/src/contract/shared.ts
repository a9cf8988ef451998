import { askSchema, employerQuerySchema, leaveAddressSchema, sharedResumeSchema } from '@candid/core/schemas'
import * as v from 'valibot'
import { idSchema, messageSchema, ok, operation } from './operation.ts'

const json = 'application/json'
const tokenParams = v.object({ token: v.string() })
const sharedQueryParams = v.object({ token: v.string(), query_id: idSchema })
/** A random id that the visitor's browser created for this link. A visitor sees only their own questions. */
const visitorHeaders = v.object({ 'x-visitor': v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))) })

/** The operations without an account, which need the secret of a link or of an email. */
export const shared = {
  readShared: operation({
    id: 'readShared',
    method: 'get',
    path: '/shared/{token}',
    tag: 'employers',
    summary: 'What a share link shows; unknown, revoked and expired links get the same 404',
    auth: 'public',
    params: tokenParams,
    headers: visitorHeaders,
    responses: ok(sharedResumeSchema),
  }),
  readSharedFile: operation({
    id: 'readSharedFile',
    method: 'get',
    path: '/shared/{token}/file',
    tag: 'employers',
    summary: "The original PDF of a link's resume, if the link offers it",
    auth: 'public',
    params: tokenParams,
    responses: { 200: { description: 'The file', mediaType: 'application/pdf' } },
  }),
  listSharedQueries: operation({
    id: 'listSharedQueries',
    method: 'get',
    path: '/shared/{token}/queries',
    tag: 'employers',
    summary: 'The questions that this visitor asked, oldest first',
    auth: 'public',
    params: tokenParams,
    headers: visitorHeaders,
    responses: ok(v.array(employerQuerySchema)),
  }),
  askShared: operation({
    id: 'askShared',
    method: 'post',
    path: '/shared/{token}/queries',
    tag: 'employers',
    summary: 'Ask the resume a question',
    auth: 'public',
    params: tokenParams,
    headers: visitorHeaders,
    body: { mediaType: json, schema: askSchema },
    responses: ok(employerQuerySchema),
  }),
  sendShared: operation({
    id: 'sendShared',
    method: 'post',
    path: '/shared/{token}/queries/{query_id}/send',
    tag: 'employers',
    summary: "Send a question to the resume's owner",
    auth: 'public',
    params: sharedQueryParams,
    headers: visitorHeaders,
    responses: ok(employerQuerySchema),
  }),
  leaveAddress: operation({
    id: 'leaveAddress',
    method: 'post',
    path: '/shared/{token}/queries/{query_id}/address',
    tag: 'employers',
    summary:
      "Send a question to the resume's owner and leave an address for the answer, which is deleted after that email",
    auth: 'public',
    params: sharedQueryParams,
    headers: visitorHeaders,
    body: { mediaType: json, schema: leaveAddressSchema },
    responses: ok(employerQuerySchema),
  }),
  unsubscribe: operation({
    id: 'unsubscribe',
    method: 'post',
    path: '/unsubscribe/{token}',
    tag: 'employers',
    summary: 'Turn off the emails about links with the address in one of them (RFC 8058)',
    auth: 'public',
    params: tokenParams,
    responses: ok(messageSchema),
  }),
} as const
