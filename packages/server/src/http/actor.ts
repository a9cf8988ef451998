/** The user who calls, as the database has it at this moment. */
export type Actor = {
  id: string
  email: string
  full_name: string | null
  is_superuser: boolean
  is_active: boolean
  session_id: string
}
