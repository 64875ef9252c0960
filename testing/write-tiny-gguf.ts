import { writeFile } from 'node:fs/promises'

const LAYERS = 2
const WIDTH = 64
const HIDDEN = 128
const HEADS = 4
const ALIGNMENT = 32
const WORDS =
  'you the a door lantern stairs wind cold hand sea bell opens waits turns dark and of in your whispers'

/** The types of the GGUF format that this file needs. */
const kinds = { uint32: 4, float32: 6, string: 8, array: 9, int32: 5 } as const

interface Tensor {
  name: string
  /** Fastest first, as the format wants it. */
  shape: number[]
  values: Float32Array
}

/**
 * Writes a GGUF file of about 480 KB: a llama of two layers with random weights, which loads and generates words
 * without sense. The same seed writes the same file.
 */
export async function writeTinyGguf(path: string, seed = 1): Promise<void> {
  const vocabulary = tinyVocabulary()
  const tensors = tinyTensors(vocabulary, seed)
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    uint32(3),
    uint64(tensors.length),
    ...describeModel(vocabulary),
    ...describeTensors(tensors),
  ])
  await writeFile(
    path,
    Buffer.concat([padded(head), ...tensors.map(({ values }) => padded(bytesOf(values)))]),
  )
}

interface Vocabulary {
  tokens: string[]
  /** Their numbers in the format: 1 plain, 2 unknown, 3 control, 6 a byte. */
  kinds: number[]
}

function tinyVocabulary(): Vocabulary {
  const bytes = Array.from(
    { length: 256 },
    (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
  )
  const words = WORDS.split(' ').map((word) => `▁${word}`)
  return {
    tokens: ['<unk>', '<s>', '</s>', ...bytes, ...words],
    kinds: [2, 3, 3, ...bytes.map(() => 6), ...words.map(() => 1)],
  }
}

function describeModel({ tokens, kinds: tokenKinds }: Vocabulary): Buffer[] {
  const fields: [string, Buffer][] = [
    ['general.architecture', text('llama')],
    ['general.name', text('Tiny random')],
    ['llama.context_length', number(32_768)],
    ['llama.embedding_length', number(WIDTH)],
    ['llama.block_count', number(LAYERS)],
    ['llama.feed_forward_length', number(HIDDEN)],
    ['llama.attention.head_count', number(HEADS)],
    ['llama.attention.head_count_kv', number(HEADS)],
    ['llama.rope.dimension_count', number(WIDTH / HEADS)],
    ['llama.attention.layer_norm_rms_epsilon', fraction(1e-5)],
    ['tokenizer.ggml.model', text('llama')],
    ['tokenizer.ggml.tokens', list(kinds.string, tokens.map(string))],
    [
      'tokenizer.ggml.scores',
      list(
        kinds.float32,
        tokens.map((_, at) => float32(-at)),
      ),
    ],
    ['tokenizer.ggml.token_type', list(kinds.int32, tokenKinds.map(uint32))],
    ['tokenizer.ggml.unknown_token_id', number(0)],
    ['tokenizer.ggml.bos_token_id', number(1)],
    ['tokenizer.ggml.eos_token_id', number(2)],
  ]
  return [uint64(fields.length), ...fields.flatMap(([name, value]) => [string(name), value])]
}

function tinyTensors({ tokens, kinds: tokenKinds }: Vocabulary, seed: number): Tensor[] {
  const chance = randomFrom(seed)
  const random = (name: string, ...shape: number[]): Tensor => {
    const values = new Float32Array(shape.reduce((product, size) => product * size, 1))
    return { name, shape, values: values.map(() => (chance() - 0.5) * 0.4) }
  }
  const ones = (name: string): Tensor => ({ name, shape: [WIDTH], values: new Float32Array(WIDTH).fill(1) })
  const output = random('output.weight', WIDTH, tokens.length)
  // It says words only: every other token stays at 0, below the best of the words.
  tokenKinds.forEach((kind, at) => {
    if (kind !== 1) output.values.fill(0, at * WIDTH, (at + 1) * WIDTH)
  })
  const layers = Array.from({ length: LAYERS }, (_, at) => `blk.${at}`).flatMap((layer) => [
    ones(`${layer}.attn_norm.weight`),
    ...['q', 'k', 'v', 'output'].map((part) => random(`${layer}.attn_${part}.weight`, WIDTH, WIDTH)),
    ones(`${layer}.ffn_norm.weight`),
    random(`${layer}.ffn_gate.weight`, WIDTH, HIDDEN),
    random(`${layer}.ffn_up.weight`, WIDTH, HIDDEN),
    random(`${layer}.ffn_down.weight`, HIDDEN, WIDTH),
  ])
  return [random('token_embd.weight', WIDTH, tokens.length), ...layers, ones('output_norm.weight'), output]
}

function describeTensors(tensors: Tensor[]): Buffer[] {
  let offset = 0
  return tensors.flatMap(({ name, shape, values }) => {
    const described = [string(name), uint32(shape.length), ...shape.map(uint64), uint32(0), uint64(offset)]
    offset += padded(bytesOf(values)).length
    return described
  })
}

const number = (value: number) => Buffer.concat([uint32(kinds.uint32), uint32(value)])
const fraction = (value: number) => Buffer.concat([uint32(kinds.float32), float32(value)])
const text = (value: string) => Buffer.concat([uint32(kinds.string), string(value)])
const list = (kind: number, values: Buffer[]) =>
  Buffer.concat([uint32(kinds.array), uint32(kind), uint64(values.length), ...values])

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

function float32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return bytes
}

const string = (value: string) => Buffer.concat([uint64(Buffer.byteLength(value)), Buffer.from(value)])
const bytesOf = (values: Float32Array) => Buffer.from(values.buffer)
const padded = (bytes: Buffer) =>
  Buffer.concat([bytes, Buffer.alloc((ALIGNMENT - (bytes.length % ALIGNMENT)) % ALIGNMENT)])

/** A small generator of numbers in [0, 1), so that a file can be written again as it was. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
