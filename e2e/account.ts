export type Account = { name: string; email: string; password: string }

let accounts = 0
/** A new account's particulars, unlike any other of this run. */
export const newAccount = (name = 'Ada Tester'): Account => ({
  name,
  email: `ada.${process.pid}.${++accounts}@candid.test`,
  password: 'a long enough password',
})
