import {
  boundedText,
  chunkSchema,
  contentSchemas,
  itemVersionSchema,
  maxFieldLength,
  moveItemSchema,
  moveToSectionSchema,
  savedItemSchema,
  sectionSchema,
} from '@candid/core/schemas'
import * as v from 'valibot'
import { conflict, idSchema, messageSchema, ok, operation } from './operation.ts'

const json = 'application/json'
const resumeParams = v.object({ id: idSchema })
const categoryParams = v.object({ id: idSchema, category: sectionSchema })
const itemParams = v.object({ id: idSchema, category: sectionSchema, chunk_id: idSchema })
/** The content of one item. Its shape depends on the category in the path. */
const content = { mediaType: json, schema: v.union(Object.values(contentSchemas)) } as const

/** The operations on the items of a resume. */
export const items = {
  listChunks: operation({
    id: 'listChunks',
    method: 'get',
    path: '/resumes/{id}/chunks',
    tag: 'resumes',
    summary: 'All items in section order, with their places in the PDF',
    auth: 'user',
    params: resumeParams,
    responses: ok(v.array(chunkSchema)),
  }),
  createItem: operation({
    id: 'createItem',
    method: 'post',
    path: '/resumes/{id}/chunks/{category}',
    tag: 'resumes',
    summary: "Add an item at the end of a section, or with tag=contact a line at the top of the resume's head",
    auth: 'user',
    params: categoryParams,
    query: v.object({ tag: v.optional(v.literal('contact')) }),
    body: content,
    responses: ok(savedItemSchema),
  }),
  saveItem: operation({
    id: 'saveItem',
    method: 'put',
    path: '/resumes/{id}/chunks/{category}/{chunk_id}',
    tag: 'resumes',
    summary: "Save an item's content; If-Match carries the version it was edited from",
    auth: 'user',
    params: itemParams,
    headers: v.object({ 'if-match': v.optional(v.string()) }),
    body: content,
    responses: { ...ok(savedItemSchema), ...conflict(content.schema) },
  }),
  confirmItem: operation({
    id: 'confirmItem',
    method: 'post',
    path: '/resumes/{id}/chunks/{category}/{chunk_id}/confirm',
    tag: 'resumes',
    summary: 'Confirm that an item was read correctly; removes its doubts',
    auth: 'user',
    params: itemParams,
    responses: ok(messageSchema),
  }),
  deleteItem: operation({
    id: 'deleteItem',
    method: 'delete',
    path: '/resumes/{id}/chunks/{category}/{chunk_id}',
    tag: 'resumes',
    summary: 'Delete an item; it can be restored',
    auth: 'user',
    params: itemParams,
    responses: ok(messageSchema),
  }),
  restoreItem: operation({
    id: 'restoreItem',
    method: 'post',
    path: '/resumes/{id}/chunks/{category}/{chunk_id}/restore',
    tag: 'resumes',
    summary: 'Restore a deleted item to its place',
    auth: 'user',
    params: itemParams,
    responses: ok(savedItemSchema),
  }),
  moveItem: operation({
    id: 'moveItem',
    method: 'post',
    path: '/resumes/{id}/chunks/{category}/{chunk_id}/move',
    tag: 'resumes',
    summary: 'Move an item within its section',
    auth: 'user',
    params: itemParams,
    body: { mediaType: json, schema: moveItemSchema },
    responses: ok(messageSchema),
  }),
  moveItemToSection: operation({
    id: 'moveItemToSection',
    method: 'post',
    path: '/resumes/{id}/chunks/{category}/{chunk_id}/section',
    tag: 'resumes',
    summary:
      'Move an item to another section, with its questions and answers; If-Match carries the version that was seen',
    auth: 'user',
    params: itemParams,
    headers: v.object({ 'if-match': v.optional(v.string()) }),
    body: { mediaType: json, schema: moveToSectionSchema },
    responses: { ...ok(savedItemSchema), ...conflict(content.schema) },
  }),
  placeText: operation({
    id: 'placeText',
    method: 'post',
    path: '/resumes/{id}/unplaced',
    tag: 'resumes',
    summary: 'Create an item from unplaced text; it keeps its place in the PDF',
    auth: 'user',
    params: resumeParams,
    body: {
      mediaType: json,
      schema: v.object({
        /** The index in `unplaced`, counted from 0, and its text, so that a change of the list is noticed. */
        index: v.pipe(v.number(), v.integer(), v.minValue(0)),
        text: boundedText(maxFieldLength),
        category: sectionSchema,
      }),
    },
    responses: ok(savedItemSchema),
  }),
  listItemVersions: operation({
    id: 'listItemVersions',
    method: 'get',
    path: '/resumes/{id}/chunks/{category}/{chunk_id}/versions',
    tag: 'resumes',
    summary: 'Earlier versions of an item, newest first',
    auth: 'user',
    params: itemParams,
    responses: ok(v.array(itemVersionSchema)),
  }),
} as const
