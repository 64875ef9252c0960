import { EpubCheck } from '@likecoin/epubcheck-ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathTo } from '#contract/endpoint.ts'
import { continueStory, retryTurn, startStory } from '#contract/stories.ts'
import { exportStory } from '#contract/transfer.ts'
import { askForPicture } from '#testing/ask-for-picture.ts'
import { hostileTexts } from '#testing/hostile-texts.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import type { StoryDocument } from './formats/json/story-document.ts'

describe.each(engines)('a story is taken along on %s', (engine) => {
  let app: TestApp
  let reader: Person
  let storyId: string

  beforeAll(async () => {
    app = await startTestApp(engine)
    reader = await app.reader()
    app.narrator.script = {
      pieces: () => ['You stand in *the* hall.\n\nSomebody says **no**.\n\n> A sign: & < "keep out"'],
    }
    const opening = await reader.ask(startStory, { body: { prompt: 'A tower & its <keeper>' } })
    storyId = opening.storyId
    await askForPicture(reader, storyId, opening.messageId)
    await say('I knock\nand wait')
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const say = (message: string) => reader.ask(continueStory, { params: { storyId }, body: { message } })
  const fetchExport = (query: Record<string, string>, of = storyId) =>
    reader.fetch(pathTo(exportStory, { params: { storyId: of }, query }))
  const readDocument = async (query: Record<string, string> = {}, of = storyId) =>
    (await (await fetchExport({ format: 'json', ...query }, of)).json()) as StoryDocument

  test('as Markdown, in which nothing but the marks of the narration is markup', async () => {
    const response = await fetchExport({ format: 'markdown' })
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await response.text()).toBe(
      '# A tower \\& its \\<keeper\\>\n\n> A tower \\& its \\<keeper\\>\n\n## Chapter 1\n\n' +
        'You stand in *the* hall.\n\nSomebody says **no**.\n\n> A sign: \\& \\< "keep out"\n\n*Picture: A dark room*\n\n' +
        '> **You:** I knock\\\n> and wait\n\n' +
        'You stand in *the* hall.\n\nSomebody says **no**.\n\n> A sign: \\& \\< "keep out"\n',
    )
  })

  test('without the player’s turns', async () => {
    const text = await (await fetchExport({ format: 'markdown', turns: 'without' })).text()
    expect(text).not.toContain('I knock')
    expect(text).toContain('You stand in *the* hall.')
  })

  test('as one web page, with the picture in it and nothing to fetch', async () => {
    const response = await fetchExport({ format: 'html' })
    const page = await response.text()
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="story.html"; filename*=UTF-8\'\'A%20tower%20%26%20its%20-keeper-.html',
    )
    expect(page).toContain('<h1>A tower &amp; its &lt;keeper&gt;</h1>')
    expect(page).toContain(
      '<p>You stand in <em>the</em> hall.</p>\n<p>Somebody says <strong>no</strong>.</p>',
    )
    expect(page).toContain('<blockquote><p>A sign: &amp; &lt; &quot;keep out&quot;</p></blockquote>')
    expect(page).toContain('<p class="turn">I knock<br/>\nand wait</p>')
    expect(page).toMatch(/<img alt="A dark room" src="data:image\/webp;base64,[\w+/=]{100,}">/)
    expect(page).not.toMatch(/(?:src|href)="(?!data:)/)
  })

  test('as a book that the EPUB checker finds nothing in', async () => {
    const bytes = new Uint8Array(await (await fetchExport({ format: 'epub' })).arrayBuffer())
    const { messages } = await EpubCheck.validate(bytes)
    expect(messages).toEqual([])

    const files = unzipSync(bytes)
    expect(Object.keys(files)).toEqual([
      'mimetype',
      'META-INF/container.xml',
      'EPUB/style.css',
      'EPUB/picture-1.jpg',
      'EPUB/chapter-1.xhtml',
      'EPUB/cover.jpg',
      'EPUB/cover.xhtml',
      'EPUB/title.xhtml',
      'EPUB/nav.xhtml',
      'EPUB/package.opf',
    ])
    // The first file stands as it is right behind its header: so programs know an EPUB by its first bytes.
    expect(Buffer.from(bytes.subarray(30, 58)).toString()).toBe('mimetypeapplication/epub+zip')
    expect(strFromU8(files['EPUB/chapter-1.xhtml']!)).toContain(
      '<img src="picture-1.jpg" alt="A dark room"/>',
    )
    expect([...files['EPUB/picture-1.jpg']!.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  })

  test('as a book whose cover is its first picture, or a plain one', async () => {
    const coverOf = async (of: string) => {
      const bytes = await (await fetchExport({ format: 'epub' }, of)).arrayBuffer()
      return unzipSync(new Uint8Array(bytes))['EPUB/cover.jpg']!
    }
    const { storyId: plain } = await reader.ask(startStory, { body: { prompt: 'A tower & its <keeper>' } })
    const [cover, plainCover] = await Promise.all([coverOf(storyId), coverOf(plain)])
    expect([...plainCover.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
    expect(Buffer.from(cover).equals(plainCover)).toBe(false)
  })

  test('ten turns a chapter', async () => {
    const { storyId: long } = await reader.ask(startStory, { body: { prompt: 'A long way' } })
    for (let turn = 1; turn <= 11; turn++)
      await reader.ask(continueStory, { params: { storyId: long }, body: { message: `Step ${turn}` } })
    const page = await (await fetchExport({ format: 'html' }, long)).text()
    const [, first, second] = page.split('<h2')
    expect(first).toContain('Step 10')
    expect(second).toContain('Chapter 2')
    expect(second).toContain('Step 11')
    expect(page).not.toContain('Chapter 3')
  })

  test('by the names that the memory has for its parts', async () => {
    const { storyId: long } = await reader.ask(startStory, { body: { prompt: 'A long way' } })
    for (let turn = 1; turn <= 20; turn++)
      await reader.ask(continueStory, { params: { storyId: long }, body: { message: `Step ${turn}` } })
    const replies = await app.context.db
      .selectFrom('messages')
      .select('id')
      .where('storyId', '=', long)
      .where('role', '=', 'assistant')
      .orderBy('depth')
      .execute()
    await app.context.db
      .insertInto('memorySpans')
      .values({
        storyId: long,
        level: 1,
        ordinal: 1,
        status: 'kept',
        origin: 'reader',
        createdAt: 1,
        fromMessageId: replies[0]!.id,
        toMessageId: replies[11]!.id,
        title: 'The way to the gate',
        summary: 'They walk.',
      })
      .execute()
    const text = await (await fetchExport({ format: 'markdown' }, long)).text()
    expect(text.match(/^## .*|Step \d+$/gm)).toEqual([
      '## Chapter 1: The way to the gate',
      ...Array.from({ length: 11 }, (_, at) => `Step ${at + 1}`),
      '## Chapter 2',
      ...Array.from({ length: 9 }, (_, at) => `Step ${at + 12}`),
    ])
  })

  test('as JSON: the path that is played, or every branch', async () => {
    const { storyId: branched, messageId } = await reader.ask(startStory, { body: { prompt: 'A fork' } })
    await reader.ask(retryTurn, { params: { storyId: branched, messageId: String(messageId) } })
    const played = await readDocument({}, branched)
    const all = await readDocument({ branch: 'all' }, branched)

    expect(played).toMatchObject({ format: 'lanterntale-story', version: 1, scenario: 'A fork', head: 1 })
    expect(played.messages).toHaveLength(1)
    expect(all.head).toBe(2)
    expect(all.messages.map(({ id, parent }) => [id, parent])).toEqual([
      [1, null],
      [2, null],
    ])
  })

  test('as JSON with its pictures', async () => {
    const { messages } = await readDocument()
    expect(messages.map(({ id, parent, role }) => [id, parent, role])).toEqual([
      [1, null, 'assistant'],
      [2, 1, 'user'],
      [3, 2, 'assistant'],
    ])
    expect(messages[0]!.picture?.alt).toBe('A dark room')
    const webp = Buffer.from(messages[0]!.picture!.webp, 'base64')
    expect(webp.subarray(0, 4).toString()).toBe('RIFF')
  })

  test('whatever words stand in it', async () => {
    app.narrator.script = { pieces: () => [hostileTexts.join('\n\n')] }
    const hostile = await reader.ask(startStory, { body: { prompt: hostileTexts.join(' ').slice(0, 3_900) } })
    const bytes = await (await fetchExport({ format: 'epub' }, hostile.storyId)).arrayBuffer()
    const { messages } = await EpubCheck.validate(new Uint8Array(bytes))
    expect(messages).toEqual([])
    const page = await (await fetchExport({ format: 'html' }, hostile.storyId)).text()
    expect(page).not.toContain('<script')
  })

  test('not in a way that there is not', async () => {
    const asked = async (query: Record<string, string>) => {
      const { status, body } = await reader.call(exportStory, { params: { storyId }, query })
      return [status, body.error]
    }
    expect(await asked({ format: 'pdf' })).toEqual([400, 'format is missing or not valid'])
    expect(await asked({ format: 'html', branch: 'all' })).toEqual([400, 'Only JSON holds all branches'])
    expect(await asked({ format: 'json', turns: 'without' })).toEqual([
      400,
      'JSON always holds the player’s turns',
    ])
  })
})
