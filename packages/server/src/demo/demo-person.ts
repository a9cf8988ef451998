/** Who the sample resume is of: nobody. */
export const demoName = 'Mara Lindholm'
