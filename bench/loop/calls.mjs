// What somebody with a hostile text can do with it: every kind of field, question, file and import.
import { callerOf, newUser, pdfForm } from '../crash/server.mjs'
import { pdfOf } from './pdf.mjs'

const contents = {
  overview: (text) => ({ text }),
  experience: (text) => ({
    name: text.slice(0, 500),
    title: text.slice(0, 500),
    start_date: text.slice(0, 100),
    end_date: text.slice(0, 100),
    details: text,
  }),
  skills: (text) => ({ name: text.slice(0, 500), description: text, projects: Array(20).fill(text.slice(0, 500)) }),
  technical: (text) => ({ name: text.slice(0, 100), description: text, proficiency: 'expert', projects: text }),
  achievements: (text) => ({ name: text.slice(0, 500), description: text, link: null, date: text.slice(0, 100) }),
}

const shareAll = { name: 'Bench', expires_at: null, questions: true, contact: false }
const allSections = ['overview', 'leadership', 'experience', 'roles', 'skills', 'technical', 'achievements', 'other']

const importAndShare = async (call, document) => {
  const { status, body } = await call('POST', '/resumes/json-resume', { body: { name: 'a.json', document } })
  if (status !== 200) return { status }
  await call('POST', `/resumes/${body.id}/active?active=true`)
  return { status, id: body.id }
}

/** Makes all calls, one after the other; `note(kind, text, call)` makes and measures one. */
export const hostileCalls = async (url, texts, note) => {
  const call = callerOf(url, await newUser(url, 'hostile@example.com'))
  const status = async (promise) => (await promise).status
  const { id } = await importAndShare(call, { basics: { summary: 'Engineer.' }, work: [{ name: 'Northern Rail' }] })
  const { body: link } = await call('POST', '/users/me/share-links', { body: { ...shareAll, sections: allSections } })
  const shared = `/shared/${link.path.split('/').at(-1)}`

  for (const { name, text } of texts) {
    for (const [section, contentOf] of Object.entries(contents)) {
      const path = `/resumes/${id}/chunks/${section}`
      let item
      await note('add item', name, async () => {
        const { status, body } = await call('POST', path, { body: contentOf(text) })
        item = body.chunk_id
        return status
      })
      if (!item) continue
      const questions = `/resumes/${id}/chunks/${item}/questions`
      await note('generate questions', name, () => status(call('POST', `${questions}?num=10`)))
      const { body: interview } = await call('GET', questions)
      const [question] = interview.questions
      if (question && section === 'experience') {
        const place = `/resumes/${id}/questions/${question.id}`
        const body = { text, release: 'employers' }
        await note('save draft', name, () => status(call('PUT', `${place}/draft`, { body: { text } })))
        await note('save answer', name, () => status(call('POST', `${place}/answer`, { body })))
        await note('follow up', name, () => status(call('POST', `${place}/follow-up`)))
        await note('similar answers', name, () => status(call('GET', `/resumes/${id}/chunks/${item}/similar-answers`)))
      }
      await note('open link', name, () => status(call('GET', shared)))
      await note('ask about item', name, async () => [
        await status(call('POST', `${shared}/queries`, { body: { question: 'What did they do at work?' } })),
        await status(call('POST', `${shared}/queries`, { body: { question: `Tell me about ${text.slice(0, 480)}` } })),
      ])
      await note('save item', name, () =>
        status(call('PUT', `${path}/${item}`, { body: contentOf(`${text.slice(1)}x`) })),
      )
      await call('DELETE', `${path}/${item}`)
    }
    await note('ask', name, () => status(call('POST', `${shared}/queries`, { body: { question: text.slice(0, 500) } })))
    await note('prepared answer', name, async () => {
      const body = { question: text.slice(0, 500), text: text.slice(0, 5_000) }
      const made = await call('POST', '/users/me/prepared-answers', { body })
      const opened = await status(call('GET', shared))
      if (made.body.id) await call('DELETE', `/users/me/prepared-answers/${made.body.id}`)
      return [made.status, opened]
    })
    await note('upload and parse PDF', name, async () => {
      const { status: uploaded, body } = await call('POST', '/resumes/', { form: pdfForm(pdfOf(text)) })
      return uploaded === 200 ? [uploaded, await status(call('POST', `/resumes/${body.id}/chunks`))] : uploaded
    })
  }
  await manyItems(call, shared, note)
  await manyAnswers(call, shared, note)
}

/** Resumes as large as an import may be: many small items, and few large ones. */
const manyItems = async (call, shared, note) => {
  const documents = {
    '1,000 items': { work: many(1_000, (at) => ({ name: `Employer ${at}`, position: 'Baker', startDate: '2019' })) },
    '500 items': { work: many(500, (at) => ({ name: `Employer ${at}`, position: 'Baker', startDate: '2019' })) },
    '400 items of 2 kB': {
      work: many(400, (at) => ({
        name: `E${at}`,
        position: 'Baker',
        startDate: '2019',
        summary: `a@b.c led ${at} `.repeat(120),
      })),
    },
    '45 items of 20 kB': {
      projects: many(45, (at) => ({ name: `P${at}`, description: `Built thing ${at}, of (many) parts. `.repeat(600) })),
    },
  }
  for (const [name, document] of Object.entries(documents)) {
    let id
    await note('import', name, async () => {
      const imported = await importAndShare(call, { basics: { summary: 'Engineer.' }, ...document })
      id = imported.id
      return imported.status
    })
    if (!id) continue
    const { body: resume } = await call('GET', `/resumes/${id}`)
    const [item] = [...resume.experience, ...resume.roles]
    await note('read resume', name, async () => (await call('GET', `/resumes/${id}`)).status)
    await note('export', name, async () => (await call('GET', `/resumes/${id}/json-resume`)).status)
    for (let time = 0; time < 3; time++) {
      await note('open link', name, async () => (await call('GET', shared)).status)
      const body = { question: 'What did they do at Northern Rail in 2019?' }
      await note('ask', name, async () => (await call('POST', `${shared}/queries`, { body })).status)
    }
    const questions = `/resumes/${id}/chunks/${item?.id}/questions`
    await note('generate questions', name, async () => (await call('POST', `${questions}?num=10`)).status)
    await note('move item', name, async () => {
      const section = resume.experience.length > 0 ? 'experience' : 'roles'
      return (await call('POST', `/resumes/${id}/chunks/${section}/${item?.id}/move`, { body: { position: 5 } })).status
    })
  }
}

/** As many released answers as a resume has room for, each as long as it may be, of what takes longest to be cleaned of contact data. */
const manyAnswers = async (call, shared, note) => {
  const count = 240
  const name = `${count} long answers`
  const document = { work: many(100, (at) => ({ name: `Employer ${at}`, position: 'Baker', summary: 'Baked bread.' })) }
  const { id } = await importAndShare(call, { basics: { summary: 'Engineer.' }, ...document })
  const { body: resume } = await call('GET', `/resumes/${id}`)
  const text = 'a@b.c '.repeat(3_333)
  let answered = 0
  for (const { id: item } of resume.experience) {
    if (answered >= count) break
    const { body } = await call('POST', `/resumes/${id}/chunks/${item}/questions?num=10`)
    for (const question of body.questions) {
      await note('save answer', name, async () => {
        const body = { text: `${answered} ${text}`, release: 'employers' }
        return (await call('POST', `/resumes/${id}/questions/${question.id}/answer`, { body })).status
      })
      answered += 1
    }
  }
  for (let time = 0; time < 3; time++) {
    await note('open link', name, async () => (await call('GET', shared)).status)
    const body = { question: `What was hard in year ${time}?` }
    await note('ask', name, async () => (await call('POST', `${shared}/queries`, { body })).status)
    await note('read questions of a link', name, async () => (await call('GET', `${shared}/queries`)).status)
  }
}

const many = (length, make) => Array.from({ length }, (_, at) => make(at))
