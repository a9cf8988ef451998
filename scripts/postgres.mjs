import { findPostgres } from '../packages/server/src/testing/postgres-process.ts'
import { installPackages } from './debian.mjs'

/** The command that brings PostgreSQL where none is found. */
export const howToGetPostgres = 'sudo apt-get install postgresql (Debian and Ubuntu)'

/** Whether PostgreSQL's programs are on this machine; on Debian as root they are installed. */
export const postgresIsThere = () =>
  findPostgres() !== null ||
  (installPackages('PostgreSQL for the tests of the server', 'postgresql') && findPostgres() !== null)
