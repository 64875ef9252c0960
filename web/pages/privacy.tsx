import { AuditLine } from '#web/features/site/audit-line.tsx'
import { LegalPage, Matter } from '#web/features/site/legal-page.tsx'
import { NarratorLine } from '#web/features/site/narrator-line.tsx'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'

export function PrivacyPage() {
  usePageTitle('Privacy Policy')
  return (
    <LegalPage title="Privacy Policy">
      <p>
        Lanterntale is free software that anyone can run. Whoever runs this site, its operator, decides over
        the data on it and is the one to ask about it. This page says what the software does.
      </p>
      <Matter title="What is kept on the server">
        <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-quiet">
          <li>
            Your account: username, email address, and your password in a form (Argon2id) from which it cannot
            be read back.
          </li>
          <li>
            Your stories: what you wrote, what was told, and when. They are yours alone to open, unless you
            share one: then everyone with its link can read it as it was, until you stop sharing.
          </li>
          <li>For each reply: which narrator told it and how much text that took.</li>
          <li>
            Tokens that you bought, where this site sells some: the package, its price and the day. You pay at
            Stripe, and this site never sees your card.
          </li>
          <li>
            Your sessions: the scrambled form of a random number, so that you stay logged in, with the name
            that your browser gives itself and the times of the login and of the last use.
          </li>
          <li>
            Your passkeys: their public halves, the names you gave them, and when they were added and last
            used. Fingerprints and faces never leave your device.
          </li>
          <li>Where you log in at another provider: its address and the number by which it knows you.</li>
          <li>
            The browsers in which you have logged in: the scrambled form of another random number, so that
            somebody who guesses at your password elsewhere cannot keep you out.
          </li>
          <li>
            <AuditLine />
          </li>
          <li>
            Reports of shared stories and scenarios: what was reported and when, and nothing of who reported
            it. While your account is blocked or a story of yours is taken down, the reason for it.
          </li>
          <li>
            Counters that hold back too many tries from one network address; they are dropped after an hour or
            sooner.
          </li>
        </ul>
      </Matter>
      <Matter title="What is kept in your browser">
        <p>
          A session cookie once you log in, one for a year by which your browser is known as yours, and a
          short-lived one while you solve the registration question. In the browser’s storage: your theme,
          that it has had the typefaces, your user number, the story you are in, the stories you read last
          with their pictures, to be read without a connection, what you wrote and could not send yet, what
          you were about to do before logging in, and, until you close the tab, the username you logged in
          with. Logging out removes what is about you. Your password is never stored there.
        </p>
      </Matter>
      <Matter title="Who else sees your stories">
        <NarratorLine />
        <p>
          Where the operator has connected a hosted AI model, the story so far, your turns and your story
          preferences are sent to its provider to have the next reply written, and that provider’s own terms
          apply to them. Your username, email address and password are never part of it.
        </p>
        <SpeechLine />
        <EmbeddingsLine />
        <p>
          The operator can read what lies in the site’s database, as on any website. Do not put into a story
          what you would not entrust to them.
        </p>
      </Matter>
      <Matter title="What is not done">
        <p>
          There are no trackers and no analytics here, your data is not sold, and the pages load nothing from
          other sites.
        </p>
      </Matter>
      <Matter title="Your rights">
        <p>
          Your account page hands you all that is kept about you as one file, the audit log and the names of
          your browsers included, and deletes the account. You can also ask the operator to have it corrected,
          handed over or removed. Depending on where you live, the law gives you further rights, such as a
          complaint to a data protection authority.
        </p>
      </Matter>
    </LegalPage>
  )
}

/** Said only where a model of the site reads aloud or listens. */
function SpeechLine() {
  const site = useSiteConfig()
  if (!site?.voice && !site?.dictation) return null
  return (
    <p>
      Voices and dictation of this site are models, too: the sentences that you have read aloud and what you
      say into the microphone go to their provider, and are not kept here.
    </p>
  )
}

/** Said only where a model of the site finds by meaning. */
const EmbeddingsLine = () =>
  useSiteConfig()?.embeddings ? (
    <p>
      Long stories find what was told earlier by a model, too: what you are told and what you say in them goes
      to its provider.
    </p>
  ) : null
