type Named = { full_name: string | null }

const nobody = 'The candidate'

/** The owner's name as employers see it. */
export const nameOf = ({ full_name }: Named): string => full_name?.trim() || nobody

/** The owner's first name, for sentences that employers see: 'Mara'. */
export const firstNameOf = (owner: Named): string => {
  const name = nameOf(owner)
  return name === nobody ? 'the candidate' : (name.split(/\s/)[0] ?? name)
}
