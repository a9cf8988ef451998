import { findPostgres } from '../packages/server/src/testing/postgres-process.ts'
import { installPackages } from './debian.mjs'

/**
 * Whether the server's tests can run on PostgreSQL too: the server that `TEST_DATABASE_URL` names, or one from the
 * machine's packages, which on Debian as root are installed. Says so when they are left out.
 */
export const postgresIsThere = () => {
  if (process.env.TEST_DATABASE_URL || findPostgres()) return true
  if (installPackages('PostgreSQL for the tests of the server', 'postgresql') && findPostgres()) return true
  console.log('PostgreSQL is not installed: the server suite on PostgreSQL is left out')
  return false
}
