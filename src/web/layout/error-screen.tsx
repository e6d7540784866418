import { useMessages } from "../i18n/messages.ts";
import { Button } from "../ui/button.tsx";
import { FitTitle } from "../ui/fit-title.tsx";
import "./error-screen.css";
import { layoutMessages } from "./layout.messages.ts";

interface ErrorScreenProps {
  onRetry: () => void;
  onReload: () => void;
}

/** Of the two headings, cut for wide screens and for phones, only one exists at a time. */
export function ErrorScreen({ onRetry, onReload }: ErrorScreenProps) {
  const t = useMessages(layoutMessages);
  return (
    <section className="error-screen hero-block" role="alert">
      <span className="error-screen-illustration illustration" />
      <div className="wrap error-screen-body">
        <FitTitle className="error-screen-title" as="h1" title={[t.title("chaos"), t.title("error")]} />
        <FitTitle
          className="error-screen-title-on-phones"
          as="h1"
          title={[t.title("chaosOnPhones"), t.title("errorOnPhones")]}
        />
        <div className="error-screen-foot">
          <div className="stack">
            <p className="lead error-screen-text">{t("errorText")}</p>
            <p>{t("errorHint")}</p>
          </div>
          <div className="row">
            <Button icon="refresh" onClick={onRetry}>
              {t("tryAgain")}
            </Button>
            <Button variant="line" icon={null} onClick={onReload}>
              {t("reloadPage")}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
