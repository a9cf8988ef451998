import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseErrorTexts } from '../packages/core/src/index.ts'
import { expect, test } from './fixtures.ts'

const cases = [
  {
    name: 'a text file named .pdf',
    bytes: Buffer.from('This is no PDF, whatever its name says.\n'),
    says: /not a PDF|Only PDF/i,
  },
  { name: 'an empty file', bytes: Buffer.alloc(0), says: /empty|not a PDF|Only PDF/i },
  {
    name: 'a file of 60 MB',
    bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(60 * 1024 * 1024)]),
    says: /larger than/i,
  },
  { name: 'a damaged PDF', bytes: Buffer.from('%PDF-1.7\nnothing follows\n'), says: parseErrorTexts.damaged },
  {
    name: 'a PDF without pages',
    bytes: Buffer.from(
      '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Size 3 /Root 1 0 R >>\n%%EOF\n',
    ),
    says: parseErrorTexts.no_pages,
  },
]

test.use({ expectedErrors: [/413|415|422|400/] })

for (const { name, bytes, says } of cases) {
  test(`uploading ${name} says why it is refused, and nothing is stored`, async ({ person, product }) => {
    const folder = await mkdtemp(join(tmpdir(), 'candid-upload-'))
    const path = join(folder, 'resume.pdf')
    await writeFile(path, bytes)
    const stored = async () =>
      (await readdir(join(product.dataDir, 'files'), { recursive: true }).catch(() => [])).length
    const before = await stored()
    await person.begins()
    await person.goesToResumes()
    await person.page.getByRole('button', { name: 'Add Resume' }).first().click()
    const dialog = person.page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles(path)
    const upload = dialog.getByRole('button', { name: 'Upload', exact: true })
    // What the browser can tell is refused before sending; the rest by the server.
    const isReady = upload.and(person.page.locator(':not([aria-disabled=true])'))
    await expect(isReady.or(person.page.getByText(says)).first()).toBeVisible()
    if ((await isReady.count()) > 0) await upload.click()
    await expect(person.page.getByText(says).first()).toBeVisible()
    await person.goesToResumes()
    await expect(person.page.getByRole('row').filter({ hasText: 'resume.pdf' })).toHaveCount(0)
    expect(await stored()).toBe(before)
    await rm(folder, { recursive: true })
  })
}
