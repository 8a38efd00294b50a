CREATE TABLE "installation" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "is_this" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "installation_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "installation_only_one_check" CHECK ("is_this")
);

CREATE UNIQUE INDEX "installation_is_this_key" ON "installation"("is_this");

INSERT INTO "installation" DEFAULT VALUES;
