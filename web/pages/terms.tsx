import { LegalPage, Matter } from '#web/features/site/legal-page.tsx'
import { usePageTitle } from '#web/platform/use-page-title.ts'

export function TermsPage() {
  usePageTitle('Terms of Service')
  return (
    <LegalPage title="Terms of Service">
      <p>
        These terms are between you and the operator of this site. Lanterntale is the software it runs on; its
        makers are no party to them.
      </p>
      <Matter title="Your account">
        <p>
          Choose a username that hurts nobody and give an email address that is yours. Keep your password to
          yourself: what happens under your account is taken to be yours.
        </p>
      </Matter>
      <Matter title="Your stories">
        <p>
          What you write stays yours. You let the operator store it and have it answered by the narrator,
          because without that there is no story. What the narrator tells in return is yours to use as far as
          the law and the terms of the connected AI model allow.
        </p>
      </Matter>
      <Matter title="What a narrator is">
        <p>
          Replies are written by a machine. They are fiction: they can be wrong, odd or unsuitable, and they
          are no advice on health, law, money or anything else. Nobody reads them before you do.
        </p>
      </Matter>
      <Matter title="Fair use">
        <p>
          Do not use the site to break the law, to harm or sexualise children, to harass people, to get at
          other readers’ data, or to put more load on it than a person who plays. The operator may close
          accounts that do.
        </p>
      </Matter>
      <Matter title="No warranty">
        <p>
          The site is offered as it is. It may be slow, change or end, and stories may be lost. As far as the
          law allows, the operator and the makers of the software are not liable for damage from its use.
        </p>
      </Matter>
    </LegalPage>
  )
}
