import type { SharedMessage, SharedStory } from '#contract/sharing.ts'
import { fetchSampleStory, fetchStory, StoryRefused } from './fetch-story.ts'
import { home, link, paths, put, shareId, show, showError, type Part } from './share.ts'

const MOST_MESSAGES = 5
const EMPHASIS = /(\*{1,3}|_{1,3})(?=\S)(.+?)\1/gs

interface Preview {
  shown: SharedMessage[]
  hasMore: boolean
  picture: SharedMessage | undefined
}

/** The first messages and the first picture of a story (SHARE-35). */
function preview({ messages }: SharedStory): Preview {
  const texts = messages.filter(({ role, content }) => role !== 'image' && content)
  const picture = messages.find(({ image }) => image)
  return { shown: texts.slice(0, MOST_MESSAGES), hasMore: texts.length > MOST_MESSAGES, picture }
}

function passage({ role, content }: SharedMessage): HTMLElement {
  const isReaders = role === 'user'
  const paragraphs = (isReaders ? content : content.replace(EMPHASIS, '$2'))
    .split(/\n{2,}/)
    .map((text) => put('p', { dir: 'auto' }, text.replace(/^> ?/gm, '')))
  const name = put('h2', {}, isReaders ? 'You' : 'Story')
  return put('section', { className: isReaders ? 'yours' : '' }, name, ...paragraphs)
}

/** Pictures are named by their path on this site. */
const addressOf = (image: string): string => image.replace(/^\/(?!\/)/, home)

function setMeta(name: string, content: string): void {
  const key = name.startsWith('og:') ? 'property' : 'name'
  const tag =
    document.querySelector<HTMLMetaElement>(`meta[${key}="${name}"]`) ??
    document.head.appendChild(put('meta', {}))
  tag.setAttribute(key, name)
  tag.content = content
}

function describe(title: string, { shown, picture }: Omit<Preview, 'hasMore'>): void {
  const description = (shown[0]?.content ?? '').replace(EMPHASIS, '$2').slice(0, 200)
  document.title = `${title} · Lanterntale`
  setMeta('description', description)
  setMeta('og:title', title)
  setMeta('og:description', description)
  setMeta('og:url', new URL(paths.story, location.href).href)
  if (picture?.image) setMeta('og:image', new URL(addressOf(picture.image), location.href).href)
}

function showStory(story: SharedStory, notice?: Part): void {
  const title = story.title.trim() || 'Untitled Story'
  const { shown, hasMore, picture } = preview(story)
  describe(title, { shown, picture })
  show(
    notice,
    put('span', { className: 'badge' }, 'Shared Story'),
    put('h1', { dir: 'auto' }, title),
    picture && put('img', { src: addressOf(picture.image!), alt: picture.content }),
    ...shown.map(passage),
    put('p', { className: 'quiet' }, hasMore ? 'The story goes on.' : 'This is a read-only view of a story.'),
    !notice && link('Read the whole story', paths.whole, 'button primary'),
    !notice && link('Open in my browser', paths.elsewhere),
    put(
      'section',
      { className: 'card' },
      put('strong', {}, 'Create Your Own Adventure'),
      link('Start Your Story', home),
    ),
  )
}

const sampleNotice = (): HTMLElement =>
  put(
    'section',
    { className: 'card', role: 'alert' },
    put(
      'p',
      {},
      'The story could not be loaded. What you see here is a sample, not the story that was shared with you.',
    ),
    put('button', { type: 'button', onclick: () => location.reload() }, 'Try Again'),
    put('p', { className: 'quiet' }, `Share ID: ${shareId}`),
  )

try {
  showStory(await fetchStory())
} catch (error) {
  if (error instanceof StoryRefused) showError(error.message)
  else showStory(await fetchSampleStory(), sampleNotice())
}
