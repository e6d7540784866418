import { useMessages } from "#web/i18n/messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { passwordsMessages } from "./passwords.messages.ts";
import "./login-again.css";

/** For members without a password: a login shows that it is them. It leads back to the block of Settings with this anchor. */
export function LoginAgain({ anchor }: { anchor: string }) {
  const t = useMessages(passwordsMessages);
  const next = encodeURIComponent(`/account?tab=settings#${anchor}`);
  return (
    <div className="login-again">
      <p>{t("loginAgainText")}</p>
      <ButtonLink variant="line" size="medium" href={`/api/login?again=true&next=${next}`}>
        {t("loginAgain")}
      </ButtonLink>
    </div>
  );
}
