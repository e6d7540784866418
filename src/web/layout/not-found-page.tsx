import { useMessages } from "../i18n/messages.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Divider } from "../ui/divider.tsx";
import { FitTitle } from "../ui/fit-title.tsx";
import { layoutMessages } from "./layout.messages.ts";
import "./not-found-page.css";

export const notFoundDescription = "Somebody locked this page and lost the key.";

export function NotFoundPage() {
  const t = useMessages(layoutMessages);
  return (
    <article className="not-found">
      <div className="not-found-flood hero-block" aria-hidden="true">
        <div className="wrap">
          <FitTitle as="p" className="not-found-code" title={t.title("notFoundCode")} />
          <FitTitle as="p" className="not-found-code-on-phones" title={t.title("notFoundCodeOnPhones")} />
        </div>
        <Divider className="not-found-divider" isDouble />
        <svg className="not-found-pull" viewBox="-4 -4 68 118" aria-hidden="true">
          <path d="M10 0h40l-4 40H14z" />
          <path d="M22 34h16l8 20v34a16 16 0 0 1-32 0V54z" />
          <circle cx="30" cy="86" r="7" />
        </svg>
      </div>
      <div className="wrap not-found-foot">
        <div>
          <h1 className="display t3 w-62">{t("notFoundTitle")}</h1>
          <p className="lead">{t("notFoundText")}</p>
        </div>
        <div className="row">
          <ButtonLink href="/">{t("backHome")}</ButtonLink>
          <ButtonLink variant="line" icon={null} href="/tools">
            {t("openTools")}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
