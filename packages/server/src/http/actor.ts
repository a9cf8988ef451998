/** The calling user, as currently stored in the database. */
export type Actor = {
  id: string
  email: string
  full_name: string | null
  is_superuser: boolean
  is_active: boolean
  session_id: string
}
