-- CreateTable
CREATE TABLE "list_view" (
    "id" UUID NOT NULL,
    "admin_user_id" INTEGER NOT NULL,
    "list" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "search" TEXT NOT NULL,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "list_view_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "list_view_name_key" ON "list_view"("admin_user_id", "list", "name");

-- CreateIndex
CREATE UNIQUE INDEX "list_view_default_key" ON "list_view"("admin_user_id", "list") WHERE (is_default);

-- AddForeignKey
ALTER TABLE "list_view" ADD CONSTRAINT "list_view_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Constraints
ALTER TABLE "list_view"
  ADD CONSTRAINT "list_view_list_check" CHECK ("list" ~ '^[A-Za-z]{1,60}$'),
  ADD CONSTRAINT "list_view_name_check" CHECK ("name" ~ '\S' AND char_length("name") <= 40),
  ADD CONSTRAINT "list_view_search_check" CHECK ("search" ~ '^[!-~]*$' AND char_length("search") <= 2000),
  ADD CONSTRAINT "list_view_version_check" CHECK ("version" >= 1);
