import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { newLinkSchema } from './employer.ts'
import { validateWith } from './forms.ts'
import { linkFormSchema, sectionField, toLinkForm, toNewLink } from './link-form.ts'

const schema = linkFormSchema('2026-11-21')
const validate = validateWith(schema)
const toLink = (values: ReturnType<typeof toLinkForm>) => toNewLink(v.parse(schema, values))
const filled = { ...toLinkForm(null), name: ' Northern Rail ' }

describe('the form of a share link', () => {
  it('starts with every section, questions, no end, and without contact data', () => {
    expect(toLinkForm(null)).toMatchObject({ name: '', expires: '' })
    const link = toLink(filled)
    expect(link).toMatchObject({
      name: 'Northern Rail',
      expires_at: null,
      questions: true,
      contact: false,
      download: false,
      notices: true,
    })
    expect(link.sections).toHaveLength(8)
    expect(v.is(newLinkSchema, link)).toBe(true)
  })

  it('says what is missing: a name, a section, a day that is not over', () => {
    expect(validate(filled)).toEqual({})
    expect(validate({ ...filled, name: ' ' })).toEqual({ name: 'Name is required' })
    expect(validate({ ...filled, expires: '2026-11-20' })).toEqual({ expires: 'Choose today or a later date' })
    expect(validate({ ...filled, expires: '2026-11-21' })).toEqual({})
    expect(validate({ ...filled, expires: 'soon' })).toEqual({ expires: 'Choose a date' })
    const none = { ...toLinkForm(null, []), name: 'A' }
    expect(validate(none)).toEqual({ sections: 'Choose at least one section' })
    expect(validate({ ...none, [sectionField('roles')]: true })).toEqual({})
  })

  it('says all that is wrong at once, a name that is too long among it', () => {
    expect(validate({ ...toLinkForm(null, []), name: 'x'.repeat(81), expires: 'soon' })).toEqual({
      name: 'Text must be at most 80 characters',
      expires: 'Choose a date',
      sections: 'Choose at least one section',
    })
  })

  it('chooses nothing that is not offered', () => {
    expect(toLink({ ...toLinkForm(null, ['skills', 'roles']), name: 'A' }).sections).toEqual(['roles', 'skills'])
  })

  it.each([
    ['an end, without questions', { expires: '2026-12-24', questions: false }, '2026-12-24T23:59:59Z'],
    ['no end', { expires: '', questions: true }, null],
  ])('comes back to the choices of the link it was made from: %s', (_, some, expires_at) => {
    const choices = {
      ...filled,
      name: 'A',
      [sectionField('roles')]: false,
      contact: true,
      download: true,
      notices: false,
      ...some,
    }
    const link = toLink(choices)
    expect(link.expires_at).toBe(expires_at)
    expect(v.is(newLinkSchema, link)).toBe(true)
    const kept = {
      id: '',
      download: link.download === true,
      notices: link.notices === true,
      state: 'active' as const,
      path: null,
      created_at: '',
      opened: 0,
      last_opened_at: null,
    }
    expect(toLinkForm({ ...link, ...kept })).toEqual(choices)
  })
})
