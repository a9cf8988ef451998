type Named = { full_name: string | null }

const nobody = 'The candidate'

/** How an owner is called where employers read. */
export const nameOf = ({ full_name }: Named): string => full_name?.trim() || nobody

/** How an owner is called within a sentence that employers read: 'Mara'. */
export const firstNameOf = (owner: Named): string => {
  const name = nameOf(owner)
  return name === nobody ? 'the candidate' : (name.split(/\s/)[0] ?? name)
}
