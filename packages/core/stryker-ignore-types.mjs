const isTypes = (node) => node.type === 'ObjectProperty' && node.key.name === 'types'

/** `setup({ types: {...} })` exists for the compiler only: no test can tell what stands in it. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'machine-types',
    value: {
      shouldIgnore: (path) =>
        isTypes(path.node) ||
        (path.isObjectExpression() && path.node.properties.length > 0 && path.node.properties.every(isTypes))
          ? 'only the compiler reads it'
          : undefined,
    },
  },
]
