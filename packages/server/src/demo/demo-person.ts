/** The invented person of the sample resume. */
export const demoName = 'Mara Lindholm'
