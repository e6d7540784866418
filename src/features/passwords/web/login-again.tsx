import { useMessages } from "#web/i18n/messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { passwordsMessages } from "./passwords.messages.ts";
import "./login-again.css";

type LoginAgainProps = { anchor: string } | { page: string };

/** For members without a password: a login shows that it is them. It leads back to that page, or to a block of Settings. */
export function LoginAgain(props: LoginAgainProps) {
  const t = useMessages(passwordsMessages);
  const next = encodeURIComponent("page" in props ? props.page : `/account?tab=settings#${props.anchor}`);
  return (
    <div className="login-again">
      <p>{t("loginAgainText")}</p>
      <ButtonLink variant="line" size="medium" href={`/api/login?again=true&next=${next}`}>
        {t("loginAgain")}
      </ButtonLink>
    </div>
  );
}
