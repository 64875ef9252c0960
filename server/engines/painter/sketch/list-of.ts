/** The words of a line as a union. */
type Word<Line extends string> = Line extends `${infer First} ${infer Rest}` ? First | Word<Rest> : Line
/** The words of all lines of a text; what lines are indented with is none. */
type Words<Text extends string> = Text extends `${infer Line}\n${infer Rest}`
  ? Word<Line> | Words<Rest>
  : Word<Text>

/** The words of a text as a list whose types they are: listOf('dawn day'). */
export const listOf = <const Text extends string>(text: Text) =>
  text.trim().split(/\s+/) as Exclude<Words<Text>, ''>[]
